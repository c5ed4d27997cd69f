import { decodeEntities } from './entities'

/**
 * The address a link may keep: http, https, mailto, or a path on this site; anything else is `undefined`.
 * Entities are decoded once before it is judged.
 */
export const safeHref = (written: string): string | undefined => {
  const href = decodeEntities(written).trim()
  if (/^https?:\/\/[^\s/\\]/iu.test(href)) return URL.canParse(href) ? href : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/iu.test(href)) return href
  if (/^\/(?![/\\])\S*$/u.test(href)) return href
  return undefined
}

/** Divides what looks like a bare address into the address and the punctuation of the sentence around it. */
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
