import type { PortableTextBlock } from '@portabletext/types'
import { withDefinedMarks } from './marks'

/** Paths in any language that exist only while a document is published. */
const OF_A_DOCUMENT = /^(?:\/en)?(\/shop\/(?:product|blog)\/[a-z0-9-]+)(?=[?#]|$)/

/**
 * Removes links to products, kits and articles that are not on the site; their text stays. `pages` are the existing
 * paths, without language prefix.
 */
export const withoutDeadLinks = (
  blocks: readonly PortableTextBlock[],
  pages: ReadonlySet<string>,
): PortableTextBlock[] =>
  blocks.map((block) => {
    if (!block.markDefs) return block
    const markDefs = block.markDefs.filter(({ href }) => !isDead(String(href), pages))
    return { ...block, markDefs, children: withDefinedMarks(block.children, markDefs) }
  })

const isDead = (href: string, pages: ReadonlySet<string>): boolean => {
  const path = OF_A_DOCUMENT.exec(href)?.[1]
  return path !== undefined && !pages.has(path)
}
