import '~/components/covered.css'
import { Picture } from '~/components/Picture'
import { Price } from '~/components/Price'
import { langOf } from '~/i18n/localized'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { Rates } from '~/lib/money'
import styles from './InlineProductCard.module.css'
import type { InlineProduct } from './inline-products'

interface Props {
  product: InlineProduct['product']
  rates: Rates
  locale: Locale
}

/**
 * A card in the margin on wide screens, a slim row above the passage on small ones; in the language of the page, whatever
 * the text around it.
 */
export function InlineProductCard({ product, rates, locale }: Props) {
  return (
    <div className={`covered ${styles.card}`} lang={locale}>
      <Picture
        src={product.picture.square}
        alt=""
        widths={[160, 240, 360]}
        sizes="(min-width: 80rem) 11rem, 5rem"
        ratio={1}
      />
      <p>
        <a
          className="covers"
          href={pathFor('product', locale, product.id)}
          lang={langOf(product.name, locale)}
        >
          {product.name.value}
        </a>
        <Price price={product.price} rates={rates} />
      </p>
    </div>
  )
}
