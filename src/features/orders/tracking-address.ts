import { check, normalize } from './tracking-number'

/**
 * Normalizes a typed number for the URL: trimmed, in upper case, with dashes if valid. Empty without a letter or digit.
 */
export function numberTyped(text: string): string {
  const number = normalize(text)
  if (!/[\p{L}\p{N}]/u.test(number)) return ''
  return check(number) === 'malformed' ? text.trim().toUpperCase() : number
}

/**
 * The tracking number in a URL: `/shop/track-order/TRK-…`, `/shop/order/TRK-…`, or `?number=…` as the form sends it before
 * hydration. Empty when there is none.
 */
export function numberInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const [, part] = /\/shop\/(?:track-)?order\/([^/]+)\/?$/.exec(pathname) ?? []
  return numberTyped(part === undefined ? (new URLSearchParams(search).get('number') ?? '') : decoded(part))
}

/** Whether the form was sent before hydration without a number: `?number=`. */
export function isSentEmpty({ search }: Pick<Location, 'search'>): boolean {
  const typed = new URLSearchParams(search).get('number')
  return typed !== null && numberTyped(typed) === ''
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
