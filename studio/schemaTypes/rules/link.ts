import { defineQuery } from 'groq'
import type { CustomValidator } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { DOCUMENT_TYPES } from '~/content/model'
import { inLocale } from '~/i18n/locale-path'
import { DEFAULT_LOCALE } from '~/i18n/locales'
import { routeAt } from '~/i18n/routes'
import { safeLink } from '~/lib/safe-link'

export interface EmbedPost {
  readonly isFacebookEmbed?: unknown
}

const HOSTS = ['facebook.com', 'fb.watch']

/** The URL of a Facebook post: required when the article is one. */
export const isFacebookAddress = (value: unknown, post: EmbedPost | undefined): true | string => {
  if (post?.isFacebookEmbed !== true) return true
  if (value === undefined) return 'Pega el enlace de la publicación.'
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const known = HOSTS.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  return (url?.protocol === 'https:' && known) || 'Pega un enlace de Facebook que empiece con https://.'
}

/** A link that the site shows: the same rule drops it there. */
export const isSafeLink = (value: unknown): true | string =>
  value === undefined ||
  (typeof value === 'string' && safeLink(value) !== undefined) ||
  'Escribe una dirección que empiece con https://, mailto: o una página de la tienda (/shop/products).'

/** Pages that nobody links to. */
const PRIVATE = new Set(['callback', 'notFound', 'success', 'order', 'orderNumber', 'itinerary'])

/** What a path of the site leads to: `unknown`, a fixed page, or the page of a document by its slug. */
export const targetOf = (href: string): 'unknown' | 'page' | { types: string[]; slug: string } => {
  const [path = ''] = href.split(/[?#]/)
  const found = routeAt(inLocale(path, DEFAULT_LOCALE).replace(/(.)\/$/, '$1'))
  if (!found || PRIVATE.has(found.route)) return 'unknown'
  const types = DOCUMENT_TYPES.filter(({ page }) => page.route === found.route && page.param === 'slug')
  return found.param === undefined || types.length === 0
    ? 'page'
    : { types: types.map(({ name }) => name), slug: found.param }
}

const LINKED_QUERY = defineQuery(`count(*[_type in $types && slug.current == $slug])`)

/** Whether a link to a page of the site leads to one that exists, or will once its document is published. */
export const isKnownPage: CustomValidator<string | undefined> = async (href, { getClient }) => {
  if (!href?.startsWith('/') || isSafeLink(href) !== true) return true
  const target = targetOf(href)
  if (target === 'unknown') return 'La tienda no tiene esa página. Elígela de la lista.'
  if (target === 'page') return true
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return (
    (await client.fetch(LINKED_QUERY, target)) !== 0 ||
    'Ese producto o artículo no existe. Elígelo de la lista.'
  )
}
