import { Hr } from '@react-email/components'
import { addressLines } from '~/features/orders/address-lines'
import { estimateText } from '~/features/orders/estimate-text'
import type { Order } from '~/features/orders/order.server'
import { estimateOf } from '~/features/orders/tracking-record'
import { mailTexts } from '../messages/mail'
import { Action, Layout, Paragraph, Small } from './Layout'
import { Lines } from './Lines'
import { OrderFooter } from './OrderFooter'
import { look } from './look'
import { type Shop, inCurrency, numberOf, trackingAddress } from './order-facts'

interface Props {
  readonly order: Order
  readonly shop: Shop
}

/** Order confirmation: items, totals, address and tracking. */
export const OrderMail = ({ order, shop }: Props) => {
  const { common, order: t } = mailTexts[order.locale]
  const address = addressLines(order, order.locale).join(', ')
  const estimate = estimateText(estimateOf(order), order.locale)
  const [firstName = ''] = (order.customer?.name ?? '').split(' ')
  return (
    <Layout
      locale={order.locale}
      brand={shop.brand}
      site={shop.site}
      preview={t.preview}
      heading={t.heading(firstName)}
      footer={<OrderFooter order={order} shop={shop} />}
    >
      <Paragraph>{t.body(numberOf(order))}</Paragraph>
      <Receipt order={order} shop={shop} />
      {address && (
        <Small>
          {t.shipTo}: {address}
        </Small>
      )}
      {estimate && <Small>{common.estimate(estimate)}</Small>}
      <Action href={trackingAddress(order, shop)}>{common.track}</Action>
    </Layout>
  )
}

const Receipt = ({ order, shop }: Props) => {
  const { order: t } = mailTexts[order.locale]
  const money = (amount: number) => inCurrency(amount, order.currency)
  const discount = [t.discount, order.discountCode].filter(Boolean).join(' ')
  return (
    <>
      <Lines order={order} shop={shop} withAmounts />
      <Hr className="rule" style={look.rule} />
      <table className="receipt" role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <Row label={t.subtotal} amount={money(order.subtotal)} />
          {order.discount > 0 && <Row label={discount} amount={money(-order.discount)} />}
          <Row label={t.shipping} amount={order.shipping === 0 ? t.free : money(order.shipping)} />
          <Row label={t.total} amount={`${money(order.total)} ${order.currency}`} strong />
        </tbody>
      </table>
      <Hr className="rule" style={look.rule} />
    </>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: string
  readonly strong?: boolean
}

const Row = ({ label, amount, strong = false }: RowProps) => {
  const weight = strong ? { fontWeight: 700 } : {}
  return (
    <tr>
      <td className="ink" style={{ ...look.cell, ...weight }}>
        {label}
      </td>
      <td className="ink" style={{ ...look.amount, ...weight }}>
        {amount}
      </td>
    </tr>
  )
}
