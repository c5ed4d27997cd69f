import { createContext } from 'react'
import type { Locale } from '~/i18n/locales'
import type { PlannerData } from './engine/data'
import type { TripRequest } from './engine/parameters'
import type { Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'

/** A request and the trip that follows from it. */
export interface CurrentPlan {
  readonly request: TripRequest
  readonly trip: Trip
}

/** For controls that are deep in a plan and change it. */
export const CurrentPlanContext = createContext<CurrentPlan | undefined>(undefined)

/** What every part of a plan shows, and how it changes it. */
export interface PlanProps {
  readonly data: PlannerData
  readonly t: TripPlannerMessages
  readonly locale: Locale
  /** `done` says what changes, to be announced. */
  readonly onChange: (request: TripRequest, done: string) => void
}
