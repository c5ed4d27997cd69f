import type { Cents, Rates } from '~/lib/money'
import { Money } from './Money'
import styles from './Price.module.css'

interface Props {
  price: Cents
  /** Number of units at this price each, 1 by default. */
  quantity?: number
  /** Shown struck through next to the price. */
  original?: Cents | undefined
  rates: Rates
  labels?: { wasPrice: string; nowPrice: string }
}

export function Price({ price, quantity = 1, original, rates, labels }: Props) {
  return (
    <span className={original === undefined ? styles.price : `${styles.price} ${styles.reduced}`}>
      {original !== undefined && labels && <span className="visually-hidden">{labels.nowPrice} </span>}
      <Money amount={[{ price, quantity }]} rates={rates} />
      {original !== undefined && (
        <s className={styles.original}>
          {labels && <span className="visually-hidden">{labels.wasPrice} </span>}
          <Money amount={[{ price: original, quantity }]} rates={rates} />
        </s>
      )}
    </span>
  )
}
