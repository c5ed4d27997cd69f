import { activity } from './activity'
import { aboutPage } from './about-page'
import { agentPage } from './agent-page'
import { announcement } from './announcement'
import { availability } from './availability'
import { category } from './category'
import type { DocumentType } from './content-type'
import { discountCode } from './discount-code'
import { destination } from './destination'
import { esimPage } from './esim-page'
import { helpPage } from './help-page'
import { homePage } from './home-page'
import { kit } from './kit'
import { landingPage } from './landing-page'
import { leg } from './leg'
import { order } from './order'
import { packingItem } from './packing-item'
import { policy } from './policy'
import { post } from './post'
import { product } from './product'
import { review } from './review'
import { siteSettings } from './site-settings'
import { stock } from './stock'
import { toiletriesPage } from './toiletries-page'

/** The document types that pages are built from. */
export const CONTENT_TYPES = [
  product,
  kit,
  availability,
  review,
  category,
  post,
  policy,
  destination,
  leg,
  activity,
  packingItem,
  siteSettings,
  announcement,
  landingPage,
  homePage,
  esimPage,
  toiletriesPage,
  agentPage,
  aboutPage,
  helpPage,
] as const

/** Every document type of the Studio. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [...CONTENT_TYPES, order, stock, discountCode]

export const documentType = (name: string | undefined): DocumentType | undefined =>
  DOCUMENT_TYPES.find((type) => type.name === name)

/** How the ids of a private type begin. */
export const privateIdsOf = (type: string): string => `${type}.`
