import type { PortableTextBlock } from '@portabletext/types'

export interface Heading {
  /** Of the element, for links to it. */
  readonly id: string
  readonly text: string
}

/** A long text has a table of contents: from this many chapters on. */
const CHAPTERS_OF_A_LONG_TEXT = 4

/** The words of a block without marks. */
export const plainText = (block: PortableTextBlock): string =>
  (block.children ?? [])
    .map((child) => (typeof child['text'] === 'string' ? child['text'] : ''))
    .join('')
    .trim()

/** The same body with an `id` on each heading: `s-` and its words, so that none is an id of the page's frame. */
export const withHeadingIds = (body: readonly PortableTextBlock[]): PortableTextBlock[] => {
  const taken = new Map<string, number>()
  return body.map((block) => {
    if (block.style !== 'h2' && block.style !== 'h3') return block
    const base = `s-${slugOf(plainText(block))}`
    const before = taken.get(base) ?? 0
    taken.set(base, before + 1)
    return { ...block, id: before === 0 ? base : `${base}-${before + 1}` }
  })
}

/** The chapters of a body that has heading ids; none when it is too short to need a table of contents. */
export const tableOfContents = (body: readonly PortableTextBlock[]): Heading[] => {
  const chapters = body.flatMap((block) =>
    block.style === 'h2' && 'id' in block ? [{ id: String(block.id), text: plainText(block) }] : [],
  )
  return chapters.length >= CHAPTERS_OF_A_LONG_TEXT ? chapters : []
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
