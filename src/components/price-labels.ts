import type { Messages } from '~/i18n/messages'

/** Labels of the two prices of a product or kit, for screen readers: a kit's second price is what its products cost. */
export const priceLabels = (
  kind: 'product' | 'kit',
  {
    nowPrice,
    wasPrice,
    boughtSeparately,
  }: Pick<Messages['common'], 'nowPrice' | 'wasPrice' | 'boughtSeparately'>,
) => ({ nowPrice, wasPrice: kind === 'kit' ? boughtSeparately : wasPrice })
