import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
import { ChatLink } from '~/components/ChatLink'
import { Icon } from '~/components/Icon'
import { notify } from '~/features/notifications/toast'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { TrackingMessages } from './messages.server'
import styles from './ShareShipment.module.css'
import type { TrackingRecord } from './tracking-record'

interface Props {
  record: TrackingRecord
  locale: Locale
  t: TrackingMessages['orders']
}

/** Copies the page's URL or sends it on WhatsApp. */
export function ShareShipment({ record, locale, t }: Props) {
  const { orderId, trackingNumber, currentStatus } = record
  const url = location.origin + pathFor('trackingNumber', locale, trackingNumber)
  const text = format(t.shareText, { id: orderId, status: t.statuses[currentStatus], url })

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify(t.copied)
    } catch {
      notify(t.copyFailed, 'error')
    }
  }

  return (
    <div className={`cluster ${styles.share}`}>
      <Button look="line" size="small" onClick={() => void copy()}>
        <Icon name="link" size={18} />
        {t.copyLink}
      </Button>
      <ChatLink href={whatsappUrl('', text)} text={t.share} newTab={t.newTab} />
    </div>
  )
}
