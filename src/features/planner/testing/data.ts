import { inOneLanguage } from '~/content/in-one-language'
import { activity } from '~/content/model/activity'
import { destination } from '~/content/model/destination'
import { kit } from '~/content/model/kit'
import { leg } from '~/content/model/leg'
import { packingItem } from '~/content/model/packing-item'
import type { Locale } from '~/i18n/locales'
import { queriedSeed } from '../../../../packages/seed/src/testing/queried'
import type { PlannerData } from '../engine/data'
import { placeNamesOf, plannerDataOf } from '../planner-data.server'
import type { NamedPlace } from '../reader/place-names'

/** The data of a language, loaded once for all tests of a process. */
const once = <Data>(load: (locale: Locale) => Promise<Data>) => {
  const loaded = new Map<Locale, Promise<Data>>()
  return (locale: Locale): Promise<Data> => {
    const data = loaded.get(locale) ?? load(locale)
    loaded.set(locale, data)
    return data
  }
}

/** The planner's data from the seed content. */
export const seedData = once(async (locale): Promise<PlannerData> => {
  const [destinations, legs, activities, packingItems, kits] = await Promise.all([
    queriedSeed(destination),
    queriedSeed(leg),
    queriedSeed(activity),
    queriedSeed(packingItem),
    queriedSeed(kit),
  ])
  const content = inOneLanguage({ destinations, legs, activities, packingItems, kits }, locale)
  return plannerDataOf(content, locale, ({ lng, lat }) => [lng, lat], '2026-11-01')
})

/** Names that travelers use for the places in the seed content. */
export const seedPlaceNames = once(async (locale): Promise<readonly NamedPlace[]> =>
  placeNamesOf(inOneLanguage(await queriedSeed(destination), locale)),
)
