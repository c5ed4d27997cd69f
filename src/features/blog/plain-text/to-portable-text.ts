import type { PortableTextBlock } from '@portabletext/types'
import { flattenHtml } from './html'
import { toInline, visibleText } from './inline'
import { type Part, toParts } from './parts'

/**
 * Plain text as writers keep it, turned into Portable Text: a blank line splits, a short capitalised line without
 * a final period is a heading, lines with a bullet or a number are lists, the rest are paragraphs.
 *
 * Links (`<a href>`, `[text](address)`, bare addresses) stay as `link` marks when they lead to http, https, mailto
 * or this site; `<strong>`, `<b>`, `**…**` and `<em>`, `<i>`, `*…*` stay as `strong` and `em`. Of other HTML only
 * the text is kept. It never throws, and the same text gives the same keys.
 *
 * @param keyPrefix put before each `_key`; give another one when the blocks join a body that exists already.
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
