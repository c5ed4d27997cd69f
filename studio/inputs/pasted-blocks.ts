import type { PortableTextBlock } from '@portabletext/types'
import { plainTextToPortableText } from '~/features/blog/plain-text/to-portable-text'

interface Clipboard {
  getData(type: string): string
}

const FORMATTED = ['text/html', 'application/x-portable-text', 'application/json']

/**
 * Headings, lists and paragraphs of pasted plain text, by the blog's own rules. Nothing for a single line, which
 * belongs into the sentence being written, nor for text that brings its format along: the editor knows better.
 */
export const pastedBlocks = (clipboard: Clipboard, keyPrefix: string): PortableTextBlock[] | undefined => {
  const text = clipboard.getData('text/plain')
  if (!text.trim().includes('\n') || FORMATTED.some((type) => clipboard.getData(type) !== ''))
    return undefined
  return plainTextToPortableText(text, keyPrefix)
}
