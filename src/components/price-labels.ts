import type { Messages } from '~/i18n/messages'

/** What the two prices of a product or kit are, for screen readers: a kit's other one is that of its products. */
export const priceLabels = (
  kind: 'product' | 'kit',
  { nowPrice, wasPrice, apart }: Pick<Messages['common'], 'nowPrice' | 'wasPrice' | 'apart'>,
) => ({ nowPrice, wasPrice: kind === 'kit' ? apart : wasPrice })
