import { format } from '~/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '~/components/Button'
import { IslandBoundary } from '~/components/IslandBoundary'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import styles from './PaymentResult.module.css'
import type { PaymentMessages } from './messages.server'
import { settleAttempt } from './attempts.store'
import { type PaidSession, fetchSession, totalText } from './payment-session'
import { takeReturnedPayment } from './returned-payment'

type Result =
  | { state: 'loading' }
  | { state: 'error'; reason: 'noSession' | 'fetchFailed' }
  | { state: 'loaded'; session: PaidSession }

interface Props {
  locale: Locale
  t: PaymentMessages
}

export function PaymentResult(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <ResultOfAddress {...props} />
    </IslandBoundary>
  )
}

const isPaid = (result: Result) => result.state === 'loaded' && result.session.payment_status === 'paid'

async function verify(id: string | undefined, signal: AbortSignal): Promise<Result> {
  if (!id) return { state: 'error', reason: 'noSession' }
  try {
    return { state: 'loaded', session: await fetchSession(id, signal) }
  } catch {
    return { state: 'error', reason: 'fetchFailed' }
  }
}

function ResultOfAddress({ locale, t }: Props) {
  const [result, setResult] = useState<Result>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const payment = takeReturnedPayment()
    const abort = new AbortController()
    void verify(payment?.session, abort.signal).then((verified) => {
      if (abort.signal.aborted) return
      if (isPaid(verified) && payment?.attempt !== undefined) settleAttempt(payment.attempt)
      setResult(verified)
    })
    return () => abort.abort()
  }, [attempt])

  const again = () => {
    setResult({ state: 'loading' })
    setAttempt(attempt + 1)
  }

  if (result.state === 'loading') {
    return (
      <div className={`panel ${styles.result}`}>
        <h1>{t.checkout.successTitle}</h1>
        <p className={styles.waiting} role="status">
          <span className="spinner" aria-hidden="true" /> {t.checkout.verifying}
        </p>
      </div>
    )
  }
  return (
    <div className={`panel ${styles.result}`}>
      {result.state === 'error' && (
        <Failure
          t={t.checkout}
          reason={t.checkout[result.reason]}
          again={result.reason === 'fetchFailed' ? again : undefined}
        />
      )}
      {result.state === 'loaded' && result.session.payment_status === 'paid' && (
        <Paid session={result.session} t={t.checkout} />
      )}
      {result.state === 'loaded' && result.session.payment_status !== 'paid' && (
        <div role="status" className="stack">
          <h1>{t.checkout.pending}</h1>
          <p>
            {format(t.checkout.status, {
              status: t.checkout.statuses[result.session.payment_status] ?? result.session.payment_status,
            })}
          </p>
          <p>{t.checkout.pendingText}</p>
          <Button look="line" size="small" onClick={again}>
            {t.checkout.checkAgain}
          </Button>
        </div>
      )}
      <div className="ways">
        <a className="button" href={pathFor('products', locale)}>
          {t.common.continueShopping}
        </a>
        <a className="button" data-look="line" href={pathFor('cart', locale)}>
          {t.checkout.backToCart}
        </a>
      </div>
    </div>
  )
}

function Failure({
  t,
  reason,
  again,
}: {
  t: PaymentMessages['checkout']
  reason: string
  again: (() => void) | undefined
}) {
  return (
    <div role="alert" className="stack">
      <h1>{t.errorTitle}</h1>
      <p>{t.errorText}</p>
      <p className="soft">{reason}</p>
      {again && (
        <Button look="line" size="small" onClick={again}>
          {t.checkAgain}
        </Button>
      )}
    </div>
  )
}

function Paid({ session, t }: { session: PaidSession; t: PaymentMessages['checkout'] }) {
  return (
    <div role="status" className="stack">
      <h1>{t.thanks}</h1>
      <p className="lead">{t.thanksText}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.totalPaid}</dt>
          <dd className={styles.total}>{totalText(session)}</dd>
        </div>
        {session.shipping?.name && (
          <div>
            <dt>{t.shipsTo}</dt>
            <dd>{session.shipping.name}</dd>
          </div>
        )}
      </dl>
      {session.customer_email && (
        <p className="soft small">{format(t.sentTo, { email: session.customer_email })}</p>
      )}
    </div>
  )
}
