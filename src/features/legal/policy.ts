import { plainText } from '~/content/outline'
import type { Policy } from '~/content/types'
import { dayInHonduras } from '~/lib/honduras-time'

/** The first paragraph, or else the title, for search engines. */
export const openingOf = ({ body, title }: Policy): string => {
  const paragraph = body.value.find(
    (block) => block.style === 'normal' && !block.listItem && plainText(block),
  )
  return paragraph ? plainText(paragraph) : title.value
}

/** The date shown as last update: the one set by an editor, else the day of the last edit, as `YYYY-MM-DD` (LEGAL-02). */
export const updatedOn = ({ lastUpdated, updatedAt }: Pick<Policy, 'lastUpdated' | 'updatedAt'>): string =>
  lastUpdated ?? dayInHonduras(new Date(updatedAt))
