import { type Cents, type Currency, formatCents } from '~/lib/money'
import styles from './Price.module.css'

interface Props {
  price: Cents
  /** Struck out beside the price. */
  original?: Cents | undefined
  /** Lempiras for a dollar. */
  rate: number
  labels?: { wasPrice: string; nowPrice: string }
}

/** Both currencies are in the markup; the page's root attribute decides which one shows, with no script and no shift. */
export function Price({ price, original, rate, labels }: Props) {
  return (
    <span className={styles.price}>
      {original !== undefined && labels && <span className="visually-hidden">{labels.nowPrice} </span>}
      <InBothCurrencies price={price} rate={rate} />
      {original !== undefined && (
        <s className={styles.original}>
          {labels && <span className="visually-hidden">{labels.wasPrice} </span>}
          <InBothCurrencies price={original} rate={rate} />
        </s>
      )}
    </span>
  )
}

/** `round` leaves out `.00`, in sentences where an exact amount would look like a bill. */
export function InBothCurrencies({
  price,
  rate,
  round = false,
}: {
  price: Cents
  rate: number
  round?: boolean
}) {
  const text = (currency: Currency) => {
    const exact = formatCents(price, currency, rate)
    return round ? exact.replace(/\.00$/, '') : exact
  }
  return (
    <>
      <span className="usd">{text('USD')}</span>
      <span className="hnl">{text('HNL')}</span>
    </>
  )
}
