/**
 * Flattens HTML into lines and removes scripts, styles and comments; if unclosed, to the end of the text, as browsers
 * do. Inline tags and entities are left for the next step.
 */
export const flattenHtml = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replace(CONTROL, '')
    .replace(/<!--[^]*?(?:-->|$)/gu, '')
    .replace(/<(script|style)(?=[\s/>])[^]*?(?:<\/\1(?=[\s/>])[^>]*(?:>|$)|$)/giu, '')
    .replace(/<[!?][a-z[][^>]*>/giu, '')
    .replace(/<br(?=[\s/>])[^<>]*>/giu, '\n')
    .replace(/<li(?=[\s/>])[^<>]*>(?:\s*<p(?=[\s/>])[^<>]*>)?/giu, '\n• ')
    .replace(BLOCK_TAG, '\n\n')

/** Control characters other than tabs and newlines. */
const CONTROL = /(?![\t\n\u0080-\u009f])\p{Cc}/gu

const BLOCK_TAG =
  /<\/?(?:address|article|aside|blockquote|div|dl|dt|dd|figure|figcaption|footer|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|tr|ul)(?=[\s/>])[^<>]*>/giu

/** Regular expression source for one tag, with the groups `close` (a slash), `name` and `attributes`. */
export const TAG =
  /<(?<close>\/?)(?<name>(?!https?:|mailto:)[a-z][\w.:-]*)(?=[\s/>])(?<attributes>(?:"[^"<]*"|'[^'<]*'|[^'"<>])*|[^<>]*)>/u
    .source

const ATTRIBUTE = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu

/** The raw `href` of a tag's attributes. */
export const hrefOf = (attributes: string): string | undefined => {
  for (const [, name, double, single, bare] of attributes.matchAll(ATTRIBUTE))
    if (name?.toLowerCase() === 'href') return double ?? single ?? bare
  return undefined
}
