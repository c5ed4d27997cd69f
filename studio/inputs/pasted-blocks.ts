import type { PortableTextBlock } from '@portabletext/types'
import { plainTextToPortableText } from '~/features/blog/plain-text/to-portable-text'

interface Clipboard {
  getData(type: string): string
}

const FORMATTED = ['text/html', 'application/x-portable-text', 'application/json']

/**
 * Pasted plain text as headings, lists and paragraphs, by the blog's rules. Undefined for a single line and for
 * formatted text: the editor handles both.
 */
export const pastedBlocks = (clipboard: Clipboard, keyPrefix: string): PortableTextBlock[] | undefined => {
  const text = clipboard.getData('text/plain')
  if (!text.trim().includes('\n') || FORMATTED.some((type) => clipboard.getData(type) !== ''))
    return undefined
  return plainTextToPortableText(text, keyPrefix)
}
