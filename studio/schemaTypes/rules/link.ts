import { safeLink } from '~/lib/safe-link'

export interface EmbedPost {
  readonly isFacebookEmbed?: unknown
}

const HOSTS = ['facebook.com', 'fb.watch']

/** The URL of a Facebook post: required when the article is one. */
export const isFacebookAddress = (value: unknown, post: EmbedPost | undefined): true | string => {
  if (value === undefined) return post?.isFacebookEmbed !== true || 'Pega el enlace de la publicación.'
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const known = HOSTS.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  return (url?.protocol === 'https:' && known) || 'Pega un enlace de Facebook que empiece con https://.'
}

/** A link that the site shows: the same rule drops it there. */
export const isSafeLink = (value: unknown): true | string =>
  value === undefined ||
  (typeof value === 'string' && safeLink(value) !== undefined) ||
  'Escribe una dirección que empiece con https://, mailto: o una página de la tienda (/shop/products).'
