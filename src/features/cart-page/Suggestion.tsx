import type { ReactNode } from 'react'
import { Price } from '~/components/Price'
import { priceLabels } from '~/components/price-labels'
import type { Card } from '~/features/catalog-index/card'
import type { Rates } from '~/lib/money'
import { thumbnailOf } from '~/lib/pictures'
import type { CartMessages } from './messages.server'
import styles from './Suggestion.module.css'

interface Props {
  card: Card
  why: ReactNode
  rates: Rates
  labels: CartMessages['common']
  /** The button that takes it. */
  children: ReactNode
}

/** A product or kit below the lines, to take with one click. */
export function Suggestion({ card, why, rates, labels, children }: Props) {
  const { name, kind, lang, href, picture, price, originalPrice } = card
  return (
    <div className={styles.suggestion}>
      <img className={styles.picture} src={thumbnailOf(picture)} alt="" width={80} height={80} />
      <div>
        <p className={styles.why}>{why}</p>
        <p className={styles.name} lang={lang}>
          <a href={href}>{name}</a>
        </p>
        <Price price={price} original={originalPrice} rates={rates} labels={priceLabels(kind, labels)} />
      </div>
      {children}
    </div>
  )
}
