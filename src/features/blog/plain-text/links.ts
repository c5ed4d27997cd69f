import { safeLink } from '~/lib/safe-link'
import { decodeEntities } from './entities'

/**
 * The decoded address of a link if it is allowed: http, https, mailto, or a path on this site. Otherwise `undefined`.
 */
export const safeHref = (written: string): string | undefined => safeLink(decodeEntities(written))

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
