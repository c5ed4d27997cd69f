import type { PlannerData } from './engine/data'
import { packFor } from './engine/pack'
import type { TripRequest } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import { keepEqual } from './keep-equal'
import type { CurrentPlan } from './plan-props'

/** Computes the value of each request once; parts equal to the previous value stay the same objects. */
const remembered = <Value extends object>(valueOf: (request: TripRequest) => Value) => {
  const known = new WeakMap<TripRequest, Value>()
  let last: Value | undefined
  return (request: TripRequest): Value => {
    const value = known.get(request) ?? (last = keepEqual(last, valueOf(request)))
    known.set(request, value)
    return value
  }
}

/** The plan and the packing list of a request. */
export const plannerWith = (data: PlannerData) => {
  const tripOf = remembered((request) => planTrip(request, data))
  return {
    planOf: (request: TripRequest): CurrentPlan => ({ request, trip: tripOf(request) }),
    listOf: remembered((request) => packFor(tripOf(request), request.parameters, data)),
  }
}
