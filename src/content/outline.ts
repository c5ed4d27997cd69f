import type { PortableTextBlock } from '@portabletext/types'

export interface Heading {
  /** The element's id, for links to it. */
  readonly id: string
  readonly text: string
}

/** Minimum of headings for a table of contents. */
const MIN_CHAPTERS = 4

/** The text of a block without marks. */
export const plainText = (block: PortableTextBlock): string =>
  ((block as Partial<PortableTextBlock>).children ?? [])
    .map((child) => (typeof child['text'] === 'string' ? child['text'] : ''))
    .join('')
    .trim()

/** Adds an `id` to each heading: `s-` and its text, so that it differs from the layout's ids. */
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

/** The top headings of a body with heading ids; none when it is too short for a table of contents. */
export const tableOfContents = (body: readonly PortableTextBlock[]): Heading[] => {
  const chapters = body.flatMap((block) =>
    block.style === 'h2' && 'id' in block ? [{ id: String(block.id), text: plainText(block) }] : [],
  )
  return chapters.length >= MIN_CHAPTERS ? chapters : []
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
