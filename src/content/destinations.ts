import { contentIn, perLocale } from './collections'
import { destination } from './model/destination'

/** Every destination in the editors' order. */
export const getDestinations = perLocale((locale) => contentIn(destination, locale))
