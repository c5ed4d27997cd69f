import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

interface Props {
  locale: Locale
  products: string
  kits: string
}

/** Links to continue from an empty list. `products` and `kits` are their texts. */
export function ShopLinks({ locale, products, kits }: Props) {
  return (
    <div className="cluster">
      <a className="button" href={pathFor('products', locale)}>
        {products}
      </a>
      <a className="button" data-look="line" href={pathFor('kits', locale)}>
        {kits}
      </a>
    </div>
  )
}
