import type { Order } from '~/features/orders/order.server'
import { mailTexts } from '../messages/mail'
import { Small, TextLink } from './Layout'
import { look } from './look'
import { type Shop, numberOf, orderAddress, whatsappAddress } from './order-facts'

/** What the footer needs to know about the shop. */
export type FooterShop = Pick<Shop, 'brand' | 'phone' | 'site'>

interface Props {
  readonly order: Order
  readonly shop: FooterShop
}

/** Links to the order, its tracking, and the shop. */
export const OrderFooter = ({ order, shop }: Props) => {
  const { common: t } = mailTexts[order.locale]
  const whatsapp = whatsappAddress(shop, t.whatsappGreeting(numberOf(order)))
  return (
    <>
      <Small>
        <TextLink href={orderAddress(order, shop)}>{t.seeOrder}</TextLink>
      </Small>
      <Small>
        {t.tracking}: <span style={look.number}>{order.trackingNumber}</span>
      </Small>
      {whatsapp && (
        <Small>
          {t.questions} <TextLink href={whatsapp}>{t.whatsapp(shop.brand)}</TextLink>
        </Small>
      )}
    </>
  )
}
