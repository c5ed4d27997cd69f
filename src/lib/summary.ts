/** Not after abbreviations: `EE. UU.`, `a. m.`. */
const SENTENCE_END = /[\p{Ll}\d]{2}[.!?](?=\s)/gu

/** The start of a text, up to `limit` characters: whole sentences if they are at least 70, otherwise cut between words. */
export const summary = (text: string, limit = 158): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const ends = [...plain.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => index + length)
  const end = ends.findLast((one) => one <= limit)
  if (end !== undefined && end >= 70) return plain.slice(0, end)
  const cut = plain.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.]+$/, '')}…`
}
