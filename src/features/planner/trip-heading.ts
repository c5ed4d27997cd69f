import { format } from '~/i18n/format'
import type { TripParameters } from './engine/parameters'
import type { TripPlannerMessages } from './messages.server'

/** `8 days in Honduras, February` */
export const headingOf = ({ when }: TripParameters, { plan, months }: TripPlannerMessages): string => {
  const month = months[('month' in when ? when.month : Number(when.start.slice(5, 7))) - 1] ?? ''
  return when.days === 1
    ? format(plan.dayHeading, { month })
    : format(plan.heading, { days: when.days, month })
}
