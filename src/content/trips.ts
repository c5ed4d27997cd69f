import { contentIn, perLocale } from './collections'
import { activity } from './model/activity'
import { leg } from './model/leg'
import { packingItem } from './model/packing-item'

export const getLegs = perLocale((locale) => contentIn(leg, locale))

export const getActivities = perLocale((locale) => contentIn(activity, locale))

export const getPackingItems = perLocale((locale) => contentIn(packingItem, locale))
