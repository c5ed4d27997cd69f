import { decodeEntities } from './entities'

/**
 * The decoded address of a link if it is allowed: http, https, mailto, or a path on this site. Otherwise `undefined`.
 */
export const safeHref = (written: string): string | undefined => {
  const href = decodeEntities(written).trim()
  if (/^https?:\/\/[^\s/\\]/iu.test(href)) return URL.canParse(href) ? href : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/iu.test(href)) return href
  if (/^\/(?![/\\])\S*$/u.test(href)) return href
  return undefined
}

/** Splits a bare address from the punctuation that follows it. */
export const trimAddress = (found: string): { readonly address: string; readonly rest: string } => {
  let end = found.length
  while (end > 0 && endsSentence(found, end)) end -= 1
  return { address: found.slice(0, end), rest: found.slice(end) }
}

const endsSentence = (found: string, end: number): boolean => {
  const last = found[end - 1] ?? ''
  if (last === ')') return count(found, ')', end) > count(found, '(', end)
  return '.,;:!?\'"*]}»”’'.includes(last)
}

const count = (text: string, wanted: string, end: number): number =>
  text.slice(0, end).split(wanted).length - 1
