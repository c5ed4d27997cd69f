import { check, normalise } from './tracking-number'

/**
 * The number in what a person typed, as the address shows it: trimmed, in upper case, one of ours with its dashes.
 * Empty when there is no letter and no digit in it.
 */
export function numberTyped(text: string): string {
  const number = normalise(text)
  if (!/[\p{L}\p{N}]/u.test(number)) return ''
  return check(number) === 'malformed' ? text.trim().toUpperCase() : number
}

/**
 * The number that a page's address asks for: `/shop/track-order/TRK-…`, or `?number=…` as the form sends it before
 * our code is there. Empty when it asks for none.
 */
export function numberInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const [, part] = /\/track-order\/([^/]+)\/?$/.exec(pathname) ?? []
  return numberTyped(part === undefined ? (new URLSearchParams(search).get('number') ?? '') : decoded(part))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
