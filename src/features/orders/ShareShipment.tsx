import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
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
      <a
        className="button"
        data-look="line"
        data-size="small"
        href={whatsappUrl('', text)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" size={18} />
        {t.share}
        <span className="visually-hidden"> {t.newTab}</span>
      </a>
    </div>
  )
}
