import { AskAboutOrder } from '~/features/orders/AskAboutOrder'
import type { OrderRecord } from '~/features/orders/order-record'
import { format } from '~/i18n/format'
import { formatMoney } from '~/lib/money'
import type { OrderMessages } from './messages.server'

interface Props {
  record: OrderRecord
  /** The shop's phone. */
  phone: string
  t: OrderMessages
}

/** Refunds to the buyer, and a dispute of the payment; nothing for most orders. */
export function MoneyBack({ record, phone, t: { page: t, orders } }: Props) {
  const { trackingNumber, refunded, rejectedRefund, total, currency, dispute } = record
  if (refunded === 0 && rejectedRefund === 0 && !dispute) return undefined
  const money = (amount: number) => `${formatMoney({ amount, currency })} ${currency}`
  return (
    <section className="panel stack" aria-labelledby="money-back">
      <h3 id="money-back">{t.moneyBack}</h3>
      {refunded > 0 && (
        <p>
          {refunded < total
            ? format(t.refundedPart, { part: money(refunded), all: money(total) })
            : format(t.refundedAll, { all: money(total) })}
        </p>
      )}
      {rejectedRefund > 0 && (
        <>
          <p>{format(t.refundRejected, { amount: money(rejectedRefund) })}</p>
          <div>
            <AskAboutOrder
              trackingNumber={trackingNumber}
              phone={phone}
              text={format(t.refundRejectedText, {
                amount: money(rejectedRefund),
                number: trackingNumber,
              })}
              t={orders}
            />
          </div>
        </>
      )}
      {dispute && <p>{t.disputes[dispute]}</p>}
    </section>
  )
}
