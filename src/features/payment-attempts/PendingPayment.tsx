import { useStore } from '~/components/use-store'
import type { Locale } from '~/i18n/locales'
import type { Messages } from '~/i18n/messages'
import type { Attempt } from './attempts'
import { $attempts } from './attempts.store'
import { resultAddress } from './unseen-payment'

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
