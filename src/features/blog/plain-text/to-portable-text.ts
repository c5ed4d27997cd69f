import type { PortableTextBlock } from '@portabletext/types'
import { flattenHtml } from './html'
import { toInline, visibleText } from './inline'
import { type Part, toParts } from './parts'

/**
 * Converts plain text to Portable Text: blank lines separate blocks, a short capitalized line without a final period
 * is a heading, lines with a bullet or a number are list items, and the rest are paragraphs.
 *
 * Links (`<a href>`, `[text](address)`, bare addresses) become `link` marks if they point to http, https, mailto or
 * this site; `<strong>`, `<b>`, `**…**` and `<em>`, `<i>`, `*…*` become `strong` and `em`. Other HTML is reduced to its
 * text. Never throws; keys are deterministic.
 *
 * @param keyPrefix prefix of each `_key`; must be unique when blocks are appended to an existing body.
 */
export const plainTextToPortableText = (text: string, keyPrefix = ''): PortableTextBlock[] =>
  toParts(flattenHtml(text))
    .filter((part) => visibleText(part.text) !== '')
    .map((part, index) => toBlock(part, `${keyPrefix}b${index}`))

const toBlock = (part: Part, key: string): PortableTextBlock => ({
  _type: 'block',
  _key: key,
  style: part.kind === 'heading' ? 'h2' : 'normal',
  ...(isListItem(part) && { listItem: part.kind, level: 1 }),
  ...toInline(part.text, key),
})

const isListItem = (part: Part): part is Part & { kind: 'bullet' | 'number' } =>
  part.kind === 'bullet' || part.kind === 'number'
