import type { PortableTextBlock } from '@portabletext/types'

/** Addresses of this site that are there only while a document is published, whatever the language. */
const OF_A_DOCUMENT = /^(?:\/en)?(\/shop\/(?:product|blog)\/[a-z0-9-]+)(?=[?#]|$)/

/**
 * Rich text in which a link to a product, kit or article that is not on the site keeps its words and loses its mark.
 * `pages` are the paths that exist, without a language's prefix.
 */
export const withoutDeadLinks = (
  blocks: readonly PortableTextBlock[],
  pages: ReadonlySet<string>,
): PortableTextBlock[] =>
  blocks.map((block) =>
    block.markDefs
      ? { ...block, markDefs: block.markDefs.filter(({ href }) => !isDead(String(href), pages)) }
      : block,
  )

const isDead = (href: string, pages: ReadonlySet<string>): boolean => {
  const path = OF_A_DOCUMENT.exec(href)?.[1]
  return path !== undefined && !pages.has(path)
}
