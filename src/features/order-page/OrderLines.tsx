import { Icon } from '~/components/Icon'
import type { OrderRecord } from '~/features/orders/order-record'
import { formatMoney } from '~/lib/money'
import { thumbnailOf } from '~/lib/pictures'
import type { OrderLine } from './order-lines'
import type { OrderMessages } from './messages.server'
import styles from './OrderLines.module.css'

interface Props {
  record: OrderRecord
  lines: readonly OrderLine[]
  /** Whether the catalog has loaded, so that products missing from it are no longer sold. */
  known: boolean
  heading?: 'h2' | 'h3'
  t: Pick<
    OrderMessages['page'],
    'discount' | 'gone' | 'lines' | 'shipping' | 'shippingFree' | 'subtotal' | 'total'
  >
}

/** What was bought and what it cost, in the order's currency. */
export function OrderLines({ record, lines, known, heading: Heading = 'h3', t }: Props) {
  const { currency, subtotal, discount, discountCode = '', shipping, total } = record
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <section className={`panel ${styles.bought}`} aria-labelledby="bought">
      <Heading id="bought" className={styles.title}>
        {t.lines}
      </Heading>
      <ul className={styles.lines} aria-labelledby="bought">
        {lines.map(({ productId, name, lang, card, quantity, unitAmount, amount }) => (
          <li key={productId} className={styles.line}>
            {card?.picture ? (
              <img className={styles.picture} src={thumbnailOf(card.picture)} alt="" width={72} height={72} />
            ) : (
              <span className={styles.picture}>
                <Icon name="box" size={28} />
              </span>
            )}
            <div className={styles.what}>
              <p className={styles.name} lang={lang}>
                {card ? <a href={card.href}>{name}</a> : name}
              </p>
              <p className="soft small">
                {quantity} × {money(unitAmount)}
              </p>
              {known && !card && <p className={`soft small ${styles.gone}`}>{t.gone}</p>}
            </div>
            <p data-clear className={styles.amount}>
              {money(amount)}
            </p>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <Total label={t.subtotal} amount={money(subtotal)} />
        {discount > 0 && <Total label={`${t.discount} ${discountCode}`} amount={money(-discount)} />}
        <Total label={t.shipping} amount={shipping === 0 ? t.shippingFree : money(shipping)} />
        <div className={styles.sum}>
          <dt>{t.total}</dt>
          <dd>
            {money(total)} <span className="soft small">{currency}</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}

const Total = ({ label, amount }: { label: string; amount: string }) => (
  <div>
    <dt>{label}</dt>
    <dd data-clear>{amount}</dd>
  </div>
)
