import type { Translation } from './format'
import type { Locale } from './locales'
import * as blog from './messages/blog'
import * as cart from './messages/cart'
import * as catalog from './messages/catalog'
import * as catalogPages from './messages/catalog-pages'
import * as checkout from './messages/checkout'
import * as common from './messages/common'
import * as contact from './messages/contact'
import * as guides from './messages/guides'
import * as help from './messages/help'
import * as home from './messages/home'
import * as layout from './messages/layout'
import * as legal from './messages/legal'
import * as newsletter from './messages/newsletter'
import * as orders from './messages/orders'
import * as product from './messages/product'
import * as reviews from './messages/reviews'
import * as stock from './messages/stock'
import * as wishlist from './messages/wishlist'

/**
 * Labels and accessible names of the interface. Copy that editors own is in the CMS. The English file defines the type.
 * Islands get the texts they use as props (`messages.server.ts` of their feature).
 */
const en = {
  common: common.en,
  layout: layout.en,
  catalog: catalog.en,
  cart: cart.en,
  catalogPages: catalogPages.en,
  checkout: checkout.en,
  contact: contact.en,
  help: help.en,
  home: home.en,
  legal: legal.en,
  guides: guides.en,
  blog: blog.en,
  orders: orders.en,
  newsletter: newsletter.en,
  product: product.en,
  reviews: reviews.en,
  stock: stock.en,
  wishlist: wishlist.en,
}

export type Messages = Translation<typeof en>

const es: Messages = {
  common: common.es,
  layout: layout.es,
  catalog: catalog.es,
  cart: cart.es,
  catalogPages: catalogPages.es,
  checkout: checkout.es,
  contact: contact.es,
  help: help.es,
  home: home.es,
  legal: legal.es,
  guides: guides.es,
  blog: blog.es,
  orders: orders.es,
  newsletter: newsletter.es,
  product: product.es,
  reviews: reviews.es,
  stock: stock.es,
  wishlist: wishlist.es,
}

export const MESSAGES: Readonly<Record<Locale, Messages>> = { es, en }
