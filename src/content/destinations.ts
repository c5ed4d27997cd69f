import { contentIn, perLocale } from './collections'
import { destination } from './model/destination'

/** The places of the travel-agent page, in the editors' order. */
export const getDestinations = perLocale((locale) => contentIn(destination, locale))
