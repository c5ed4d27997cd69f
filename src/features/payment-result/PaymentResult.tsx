import { useCallback, useEffect, useRef, useState } from 'react'
import { IslandBoundary } from '~/components/IslandBoundary'
import { focusContent } from '~/components/move-focus'
import { useStore } from '~/components/use-store'
import { INITIALIZING } from '~/features/account/session'
import { $session } from '~/features/account/session.store'
import { forgetAttempt, markPending, settleAttempt } from '~/features/payment-attempts/attempts.store'
import { CheckoutSteps } from '~/features/checkout/CheckoutSteps'
import { format } from '~/i18n/format'
import { LANGUAGES } from '~/i18n/languages'
import type { Locale } from '~/i18n/locales'
import type { PaymentMessages } from './messages.server'
import { NotPaid } from './NotPaid'
import { Paid } from './Paid'
import styles from './PaymentResult.module.css'
import { forgetReturnedPayment, takeReturnedPayment } from './returned-payment'
import { hasFailed, isPaid, isPending, isUnknown, type Result, verify } from './verify'

/** While a payment is pending, the page asks for it by itself, twenty times. */
const CHECK_AGAIN_MS = 15_000
const CHECKS = 20

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

function ResultOfAddress({ locale, phone, t: messages }: Props) {
  const { result: t, steps } = messages
  const [result, setResult] = useState<Result>()
  const [checks, setChecks] = useState({ count: 0, isAsked: false })
  const [isChecking, setChecking] = useState(true)
  /** What the last check by the button found. */
  const [note, setNote] = useState<string>()

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
      setChecking(false)
      if (checks.isAsked) setNote(noteOn(verified, locale, t))
      // A pending payment stays on the page when it cannot be asked for.
      setResult((known) => (isUnknown(verified) && known?.state === 'loaded' ? known : verified))
    })
    return () => abort.abort()
  }, [checks, locale, t])

  // Logged out here or in another tab.
  const { state: login } = useStore($session, INITIALIZING)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (login === 'signed-in') wasSignedIn.current = true
    if (login !== 'signed-out' || !wasSignedIn.current) return
    forgetReturnedPayment()
    setResult({ state: 'error', reason: 'noSession' })
  }, [login])

  const check = useCallback((isAsked: boolean) => {
    if (isAsked) setChecking(true)
    setChecks(({ count }) => ({ count: count + 1, isAsked }))
  }, [])

  useEffect(() => {
    if (result?.state !== 'error') return
    const again = () => check(true)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [result?.state, check])

  const isWaiting = result !== undefined && isPending(result) && checks.count < CHECKS
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => check(false), CHECK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, checks, check])

  const isOver = result !== undefined && (isPaid(result) || hasFailed(result))
  const wasChecked = checks.count > 0
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOver && wasChecked && document.activeElement === document.body) focusContent()
  }, [isOver, wasChecked])

  if (!result) {
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
  return (
    <NotPaid
      result={result}
      isSignedIn={login === 'signed-in'}
      isChecking={isChecking}
      note={note}
      checkAgain={() => check(true)}
      locale={locale}
      t={messages}
    />
  )
}

const noteOn = (result: Result, locale: Locale, t: PaymentMessages['result']): string | undefined => {
  if (isUnknown(result) && !navigator.onLine) return t.offline
  const time = new Date().toLocaleTimeString(LANGUAGES[locale].tag, { timeStyle: 'short' })
  return format(isUnknown(result) ? t.noAnswer : t.stillPending, { time })
}
