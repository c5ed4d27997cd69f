import { defineQuery } from 'groq'
import { RATE_FIELDS } from './rates'

const PICTURE = `{ alt, hotspot, crop, "asset": asset->{ _id, url, "dimensions": metadata.dimensions { width, height }, "lqip": metadata.lqip } }`

const BODY = `{
  es[] { ..., _type == "picture" => ${PICTURE} },
  en[] { ..., _type == "picture" => ${PICTURE} }
}`

export const CATEGORIES_QUERY = defineQuery(`*[_type == "category"] | order(position asc, _id asc) {
  _id, name, "id": slug.current
}`)

export const PRODUCTS_QUERY = defineQuery(`*[_type == "product"] | order(position asc, _id asc) {
  _id, _updatedAt, "id": slug.current, name, description, "category": category->slug.current, subCategory,
  price, originalPrice, isSale, rating, reviews, details,
  picture ${PICTURE}
}`)

export const KITS_QUERY = defineQuery(`*[_type == "kit"] | order(position asc, _id asc) {
  _id, _updatedAt, "id": slug.current, name, description, price, rating, reviews, items,
  picture ${PICTURE}
}`)

export const POSTS_QUERY =
  defineQuery(`*[_type == "post" && publishedAt <= $today] | order(publishedAt desc, _id asc) {
  _id, _updatedAt, "id": slug.current, title, excerpt, body ${BODY}, publishedAt, author, category, tags,
  isFacebookEmbed, facebookUrl, showRidePartner,
  picture ${PICTURE}
}`)

export const POLICIES_QUERY = defineQuery(`*[_type == "policy"] | order(_id asc) {
  _id, _updatedAt, "id": slug.current, title, body ${BODY}, lastUpdated
}`)

export const DESTINATIONS_QUERY = defineQuery(`*[_type == "destination"] | order(position asc, _id asc) {
  _id, "id": slug.current, name, description,
  picture ${PICTURE}
}`)

export const SETTINGS_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"] {
  _id, brand, tagline, phone, openingDate, ${RATE_FIELDS}, freeShippingThreshold, flatShipping, discountCode, discountPercent,
  bannerUsa, bannerHonduras, whatsappGreeting, facebookUrl, instagramUrl, youtubeUrl, messengerUrl, googleMapsUrl, ridePartnerUrl
}`)

export const PAGES_QUERY =
  defineQuery(`*[_id in ["landingPage", "homePage", "esimPage", "toiletriesPage", "agentPage"]] {
  _id, title, subtitle, gear, comfort, connected, adventures, barText, barButton,
  heroTitle, heroSubtitle, salesBanner, agentCard, blogCard, kitsCard, esimCard, toiletriesCard,
  intro, instantActivation, globalCoverage, noContracts, multiplePlans,
  liquidLimits { title, body ${BODY} }, containerTypes { title, body ${BODY} }, whyChoose { title, body ${BODY} },
  heroText, aiHelps, disclaimer, contactTitle, contactText, whatsappMessage
}`)
