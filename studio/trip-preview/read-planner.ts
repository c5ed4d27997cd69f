import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { inOneLanguage } from '~/content/in-one-language'
import { activity, ACTIVITIES_QUERY } from '~/content/model/activity'
import { destination, DESTINATIONS_QUERY } from '~/content/model/destination'
import { leg, LEGS_QUERY } from '~/content/model/leg'
import type { PlannerData } from '~/features/planner/engine/data'
import { plannerDataOf } from '~/features/planner/planner-data.server'
import { dayInHonduras } from '~/lib/honduras-time'

/** The parts that parse: the site leaves out the others too. */
const valid = <Schema extends z.ZodType>(found: unknown, schema: Schema): z.output<Schema>[] =>
  z
    .array(z.unknown())
    .parse(found)
    .flatMap((document) => {
      const { success, data } = schema.safeParse(document)
      return success ? [data] : []
    })

/** The published places, legs and activities, with which the planner plans the example trips. */
export const readPlanner = async (client: SanityClient): Promise<PlannerData> => {
  const published = client.withConfig({ perspective: 'published' })
  const [places, legs, activities] = await Promise.all([
    published.fetch(DESTINATIONS_QUERY),
    published.fetch(LEGS_QUERY),
    published.fetch(ACTIVITIES_QUERY),
  ])
  const content = {
    // Pictures are signed by the build and not needed here.
    destinations: valid(places, destination.schema.omit({ picture: true })),
    legs: valid(legs, leg.schema),
    activities: valid(activities, activity.schema.omit({ picture: true })),
    packingItems: [],
    kits: [],
  }
  return plannerDataOf(inOneLanguage(content, 'es'), 'es', () => [0, 0], dayInHonduras(new Date()))
}
