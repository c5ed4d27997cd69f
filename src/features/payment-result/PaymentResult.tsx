import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { IslandBoundary } from '~/components/IslandBoundary'
import { Painting } from '~/components/Painting'
import { useStore } from '~/components/use-store'
import { INITIALIZING } from '~/features/account/session'
import { $session } from '~/features/account/session.store'
import { forgetAttempt, markPending, settleAttempt } from '~/features/payment-attempts/attempts.store'
import { CheckoutSteps } from '~/features/checkout/CheckoutSteps'
import type { Locale } from '~/i18n/locales'
import { format } from '~/i18n/format'
import { pathFor } from '~/i18n/routes'
import type { PaymentMessages } from './messages.server'
import { Paid } from './Paid'
import styles from './PaymentResult.module.css'
import { type PaidSession, fetchSession, totalText } from './payment-session'
import { forgetReturnedPayment, type ReturnedPayment, takeReturnedPayment } from './returned-payment'

type Result =
  | { state: 'loading' }
  | { state: 'error'; reason: 'noSession' | 'fetchFailed' }
  | { state: 'loaded'; session: PaidSession; isEarlier: boolean }

interface Props {
  locale: Locale
  /** The shop's phone, to ask about an order. */
  phone: string
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

const isPending = (result: Result) => result.state === 'loaded' && result.session.progress === 'pending'

/** The payment has ended, and nothing was paid. */
const hasFailed = (result: Result) =>
  result.state === 'loaded' && ['failed', 'expired'].includes(result.session.progress ?? '')

async function verify(payment: ReturnedPayment | undefined, signal: AbortSignal): Promise<Result> {
  if (!payment?.session) return { state: 'error', reason: 'noSession' }
  try {
    return {
      state: 'loaded',
      session: await fetchSession(payment.session, signal),
      isEarlier: payment.isEarlier,
    }
  } catch {
    return { state: 'error', reason: 'fetchFailed' }
  }
}

function ResultOfAddress({ locale, phone, t: messages }: Props) {
  const { result: t, steps } = messages
  const [result, setResult] = useState<Result>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const payment = takeReturnedPayment()
    const abort = new AbortController()
    void verify(payment, abort.signal).then((verified) => {
      if (abort.signal.aborted) return
      if (payment?.attempt !== undefined) {
        if (isPaid(verified)) settleAttempt(payment.attempt)
        else if (hasFailed(verified)) forgetAttempt(payment.attempt)
        else if (isPending(verified)) markPending(payment.attempt)
      }
      setResult(verified)
    })
    return () => abort.abort()
  }, [attempt])

  // Logged out here or in another tab.
  const { state: login } = useStore($session, INITIALIZING)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (login === 'signed-in') wasSignedIn.current = true
    if (login !== 'signed-out' || !wasSignedIn.current) return
    forgetReturnedPayment()
    setResult({ state: 'error', reason: 'noSession' })
  }, [login])

  const again = useCallback(() => {
    setResult({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    if (result.state !== 'error') return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [result.state, again])

  if (result.state === 'loading') {
    return (
      <div className={`panel ${styles.result}`}>
        <CheckoutSteps current="pay" t={steps} />
        <h1>{t.successTitle}</h1>
        <p className={styles.waiting} role="status">
          <span className="spinner" aria-hidden="true" /> {t.verifying}
        </p>
      </div>
    )
  }
  if (result.state === 'loaded' && isPaid(result))
    return (
      <Paid
        session={result.session}
        isEarlier={result.isEarlier}
        locale={locale}
        phone={phone}
        t={messages}
      />
    )
  const isSignedIn = login === 'signed-in'
  /** Neither a payment to wait for nor one to look up again. */
  const isOver = result.state === 'error' && result.reason !== 'fetchFailed'
  return (
    <div className={`panel ${styles.result}`}>
      <CheckoutSteps current="pay" t={steps} />
      {result.state === 'loaded' ? (
        <Pending session={result.session} hasFailed={hasFailed(result)} t={t} again={again} />
      ) : (
        <Failure
          t={t}
          reason={t[result.reason]}
          again={result.reason === 'fetchFailed' ? again : undefined}
        />
      )}
      <div className="cluster">
        {isSignedIn && (
          <a className="button" data-look={isOver ? undefined : 'line'} href={pathFor('account', locale)}>
            {t.toHistory}
          </a>
        )}
        <a
          className="button"
          data-look={isOver && !isSignedIn ? undefined : 'line'}
          href={pathFor('products', locale)}
        >
          {messages.common.continueShopping}
        </a>
        <a className="button" data-look="line" href={pathFor('cart', locale)}>
          {t.backToCart}
        </a>
      </div>
      {isOver && <Painting name="toucan" />}
    </div>
  )
}

interface PendingProps {
  session: PaidSession
  hasFailed: boolean
  t: PaymentMessages['result']
  again(): void
}

function Pending({ session, hasFailed, t, again }: PendingProps) {
  const statuses: Readonly<Record<string, string>> = t.statuses
  const { payment_status: status } = session
  return (
    <div role="status" className="stack">
      <h1>{t.pending}</h1>
      <p>{format(t.status, { status: statuses[status] ?? status })}</p>
      <p>{format(t.amount, { total: totalText(session) })}</p>
      {hasFailed ? (
        <p>{t.didNotGoThrough}</p>
      ) : (
        <>
          <h2 className={styles.next}>{t.pendingTitle}</h2>
          <Steps steps={[t.wait, t.payOnce, t.emailFollows, t.notCharged]} />
          <Button onClick={again}>{t.checkAgain}</Button>
        </>
      )}
    </div>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
}

interface FailureProps {
  t: PaymentMessages['result']
  reason: string
  again: (() => void) | undefined
}

function Failure({ t, reason, again }: FailureProps) {
  return (
    <div role="alert" className="stack">
      <h1>{t.errorTitle}</h1>
      <p>{t.errorText}</p>
      <p className="soft">{reason}</p>
      {again && (
        <>
          {/* Someone who has paid and lost the connection must not pay twice. */}
          <Steps steps={[t.payOnce, t.emailFollows]} />
          <Button onClick={again}>{t.checkAgain}</Button>
        </>
      )}
    </div>
  )
}
