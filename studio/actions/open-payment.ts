import type { DocumentActionComponent } from 'sanity'
import { PAYMENTS_URL } from '../environment'
import { OpenIcon } from '../icons'
import { paymentAddress } from './cancellation'

/** Opens the payment of an order at the provider, in a new tab, where it can be refunded. */
export const OpenPayment: DocumentActionComponent = ({ published, onComplete }) => {
  const address = paymentAddress(PAYMENTS_URL, published?.['paymentIntent'])
  if (address === undefined) return null
  return {
    label: 'Abrir el pago para reembolsarlo',
    icon: OpenIcon,
    onHandle: () => {
      window.open(address, '_blank', 'noopener')
      onComplete()
    },
  }
}
