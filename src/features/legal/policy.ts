import { plainText } from '~/content/outline'
import type { Policy } from '~/content/types'
import { dayInHonduras } from '~/i18n/dates'

/** The first paragraph, for search engines; the title when there is none. */
export const openingOf = ({ body, title }: Policy): string => {
  const paragraph = body.value.find(
    (block) => block.style === 'normal' && !block.listItem && plainText(block),
  )
  return paragraph ? plainText(paragraph) : title.value
}

/** The day that a policy says it was updated: its own, else the day of `now`, as `YYYY-MM-DD` (LEGAL-02). */
export const updatedOn = ({ lastUpdated }: Pick<Policy, 'lastUpdated'>, now: Date): string =>
  lastUpdated ?? dayInHonduras(now)
