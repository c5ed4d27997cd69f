import { carrierOf } from '~/features/orders/carriers'
import { estimateText } from '~/features/orders/estimate-text'
import type { Order } from '~/features/orders/order.server'
import { type OrderStatus, isUnderWay } from '~/features/orders/status'
import { estimateOf } from '~/features/orders/tracking-record'
import { mailTexts } from '../messages/mail'
import { Action, Layout, Paragraph, Small, TextLink } from './Layout'
import { Lines } from './Lines'
import { OrderFooter } from './OrderFooter'
import { type Shop, timeText, trackingAddress } from './order-facts'

interface Props {
  readonly order: Order
  readonly status: OrderStatus
  readonly shop: Shop
}

/** Shipment update: what happened, where and when. */
export const StatusMail = ({ order, status, shop }: Props) => {
  const { common, status: t } = mailTexts[order.locale]
  const { locale } = order
  const step = order.history.findLast((entry) => entry.status === status)
  const place = step?.location[locale] ?? step?.location.en ?? step?.location.es ?? ''
  const carrier = isUnderWay(status) ? carrierOf(order.carrier) : undefined
  const estimate = isUnderWay(status) ? estimateText(estimateOf(order), locale) : undefined
  return (
    <Layout
      locale={locale}
      brand={shop.brand}
      site={shop.site}
      preview={t.bodies[status]}
      heading={t.headings[status]}
      footer={<OrderFooter order={order} shop={shop} />}
    >
      <Paragraph>{t.bodies[status]}</Paragraph>
      {status === 'cancelled' && order.cancellation?.reason && (
        <Paragraph>{common.reason(order.cancellation.reason)}</Paragraph>
      )}
      {step && <Small>{t.place(place, t.time(timeText(step.timestamp, locale)))}</Small>}
      {estimate && <Small>{common.estimate(estimate)}</Small>}
      {carrier && (
        <Small>
          {common.carrier}:{' '}
          {carrier.url ? (
            <TextLink href={carrier.url}>{`${carrier.name} ${carrier.number}`}</TextLink>
          ) : (
            `${carrier.name} ${carrier.number}`
          )}
        </Small>
      )}
      <Lines order={order} shop={shop} />
      {isUnderWay(status) && <Action href={trackingAddress(order, shop)}>{common.track}</Action>}
    </Layout>
  )
}
