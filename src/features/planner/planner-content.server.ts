import { perLocale } from '~/content/collections'
import { getDestinations } from '~/content/destinations'
import { getKits } from '~/content/products'
import { getActivities, getLegs, getPackingItems } from '~/content/trips'
import { dayInHonduras } from '~/lib/honduras-time'
import { project } from './map.server'
import { placeNamesOf, plannerDataOf } from './planner-data.server'

/** The planner's data, from the site's content. */
export const getPlannerData = perLocale(async (locale) => {
  const [destinations, legs, activities, packingItems, kits] = await Promise.all([
    getDestinations(locale),
    getLegs(locale),
    getActivities(locale),
    getPackingItems(locale),
    getKits(locale),
  ])
  const content = { destinations, legs, activities, packingItems, kits }
  return plannerDataOf(content, locale, project, dayInHonduras(new Date()))
})

/** Names that travelers use for the planner's places, to read their requests. */
export const getPlaceNames = perLocale(async (locale) => placeNamesOf(await getDestinations(locale)))
