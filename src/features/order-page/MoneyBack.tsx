import type { OrderRecord } from '~/features/orders/order-record'
import { formatMoney } from '~/lib/money'
import type { OrderMessages } from './messages.server'

interface Props {
  record: OrderRecord
  t: OrderMessages['page']
}

/** Refunds to the buyer, and a dispute of the payment; nothing for most orders. */
export function MoneyBack({ record: { refunded, total, currency, dispute }, t }: Props) {
  if (refunded === 0 && !dispute) return undefined
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <section className="panel stack" aria-labelledby="money-back">
      <h3 id="money-back">{t.moneyBack}</h3>
      {refunded > 0 && (
        <p>
          {t.refunded}: <strong>{money(refunded)}</strong> / {money(total)} {currency}
        </p>
      )}
      {dispute && <p>{t.disputes[dispute]}</p>}
    </section>
  )
}
