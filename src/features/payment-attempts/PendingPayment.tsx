import { useEffect, useState } from 'react'
import { useStore } from '~/components/use-store'
import type { Locale } from '~/i18n/locales'
import type { Messages } from '~/i18n/messages'
import type { Attempt } from './attempts'
import { $attempts } from './attempts.store'
import { resultAddress, type UnseenPayment, unseenPayment } from './unseen-payment'

const NO_ATTEMPTS: readonly Attempt[] = []

interface Props {
  locale: Locale
  t: Pick<Messages['cart'], 'pendingPayment' | 'seePayment'>
}

/** Links to this browser's last payment that is not confirmed yet. */
export function PendingPayment({ locale, t }: Props) {
  const { id, session } = useStore($attempts, NO_ATTEMPTS).findLast(({ isPending }) => isPending) ?? {}
  if (!id || !session) return undefined
  return (
    <p className="notice">
      {t.pendingPayment} <a href={resultAddress(locale, session, id)}>{t.seePayment}</a>
    </p>
  )
}

interface UnseenProps extends Props {
  t: Pick<Messages['cart'], 'confirmedPayment' | 'failedPayment' | 'pendingPayment' | 'seePayment'>
}

/** Asks what has become of the payments whose result this browser has not seen. */
export function UnseenPayments({ locale, t }: UnseenProps) {
  const [found, setFound] = useState<UnseenPayment>({})
  useEffect(() => void unseenPayment(locale).then(setFound), [locale])
  if (found.address)
    return (
      <p className="notice" role="status">
        {t.confirmedPayment} <a href={found.address}>{t.seePayment}</a>
      </p>
    )
  return (
    <>
      {found.hasFailed && (
        <p className="notice" role="status">
          {t.failedPayment}
        </p>
      )}
      <PendingPayment locale={locale} t={t} />
    </>
  )
}
