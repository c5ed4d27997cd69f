import { type Options, render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Order } from '~/features/orders/order.server'
import type { OrderStatus } from '~/features/orders/status'
import type { Locale } from '~/i18n/locales'
import type { ShopSettings } from '../catalog'
import { mailTexts } from '../messages/mail'
import { ConfirmMail } from './ConfirmMail'
import { OrderMail } from './OrderMail'
import { StatusMail } from './StatusMail'
import { WelcomeMail } from './WelcomeMail'
import { type Shop, numberOf } from './order-facts'

/** Subject, HTML and plain text. */
export interface Composed {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** The email about `status`, in the order's language and currency. */
export function composeOrderMail(order: Order, status: OrderStatus, shop: Shop): Promise<Composed> {
  const t = mailTexts[order.locale]
  return status === 'confirmed'
    ? write(t.order.subject(numberOf(order), shop.brand), <OrderMail order={order} shop={shop} />)
    : write(
        t.status.subject(numberOf(order), t.status.names[status]),
        <StatusMail order={order} status={status} shop={shop} />,
      )
}

interface Confirm extends Pick<ShopSettings, 'brand'> {
  readonly site: string
  readonly confirm: string
}

/** The email that asks to confirm a newsletter subscription. */
export const composeConfirmMail = (locale: Locale, confirm: Confirm): Promise<Composed> =>
  write(mailTexts[locale].confirm.subject(confirm.brand), <ConfirmMail locale={locale} {...confirm} />)

interface Welcome extends Pick<ShopSettings, 'brand' | 'discount'> {
  readonly site: string
  readonly unsubscribe: string
}

/** The newsletter welcome with the discount code. */
export const composeWelcomeMail = (locale: Locale, welcome: Welcome): Promise<Composed> =>
  write(
    mailTexts[locale].welcome.subject(welcome.discount.percent),
    <WelcomeMail locale={locale} {...welcome} />,
  )

/** In the plain text, headings keep their case and each row of the receipt is one line. */
const PLAIN: Options = {
  plainText: true,
  htmlToTextOptions: {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'table.receipt', format: 'dataTable', options: { colSpacing: 2 } },
    ],
  },
}

/** Renders an email as HTML and plain text. */
export async function write(subject: string, mail: ReactElement): Promise<Composed> {
  const [html, text] = await Promise.all([render(mail), render(mail, PLAIN)])
  return { subject: subject.replace(/[\r\n]+/g, ' '), html, text }
}
