import type { Locale } from '~/i18n/locales'
import type { PlannerData } from './engine/data'
import type { TripRequest } from './engine/parameters'
import type { Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'

/** What every part of a plan shows, and how it changes it. */
export interface PlanProps {
  readonly request: TripRequest
  readonly trip: Trip
  readonly data: PlannerData
  readonly t: TripPlannerMessages
  readonly locale: Locale
  readonly onChange: (request: TripRequest) => void
}
