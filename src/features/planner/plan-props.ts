import { createContext } from 'react'
import type { Locale } from '~/i18n/locales'
import type { PlannerData } from './engine/data'
import type { TripRequest } from './engine/parameters'
import type { Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'

/** A request and the resulting trip. */
export interface CurrentPlan {
  readonly request: TripRequest
  readonly trip: Trip
}

/** For controls deep in a plan that change it. */
export const CurrentPlanContext = createContext<CurrentPlan | undefined>(undefined)

/** Props of every part of a plan: what it shows, and how it changes the plan. */
export interface PlanProps {
  readonly data: PlannerData
  readonly t: TripPlannerMessages
  readonly locale: Locale
  /**
   * Changes the plan. `edit` gets the current one, which may be newer than what is shown. `done` says what changed, to
   * be announced with all that changed outside of `place`.
   */
  readonly onChange: (
    edit: (plan: CurrentPlan) => TripRequest,
    done: (plan: CurrentPlan) => string,
    place?: string,
  ) => void
}
