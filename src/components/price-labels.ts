import type { Messages } from '~/i18n/messages'

/** Labels of the two prices of a product or kit, for screen readers: a kit's second price is that of its products. */
export const priceLabels = (
  kind: 'product' | 'kit',
  {
    nowPrice,
    wasPrice,
    boughtSeparately,
  }: Pick<Messages['common'], 'nowPrice' | 'wasPrice' | 'boughtSeparately'>,
) => ({ nowPrice, wasPrice: kind === 'kit' ? boughtSeparately : wasPrice })
