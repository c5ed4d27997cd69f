import { ChatLink } from '~/components/ChatLink'
import { format } from '~/i18n/format'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { TrackingMessages } from './messages.server'

interface Props {
  trackingNumber: string
  /** The shop's phone. */
  phone: string
  /** The message, if not a question in general. */
  text?: string
  t: Pick<TrackingMessages['orders'], 'askOrderText' | 'askUs' | 'newTab'>
}

/** Opens a WhatsApp message to the shop about an order. */
export const AskAboutOrder = ({ trackingNumber, phone, text, t }: Props) => (
  <ChatLink
    href={whatsappUrl(phone, text ?? format(t.askOrderText, { number: trackingNumber }))}
    text={t.askUs}
    newTab={t.newTab}
  />
)
