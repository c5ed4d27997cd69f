import type { ReactNode } from 'react'
import { Button } from '~/components/Button'
import { Painting } from '~/components/Painting'
import { useStore } from '~/components/use-store'
import { EMPTY } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import { CheckoutSteps } from '~/features/checkout/CheckoutSteps'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { PaymentMessages } from './messages.server'
import styles from './PaymentResult.module.css'
import { type PaidSession, totalText } from './payment-session'
import { hasFailed, isUnknown, type Result } from './verify'

interface Props {
  result: Result
  isSignedIn: boolean
  isChecking: boolean
  /** What the last check found. */
  note: string | undefined
  checkAgain(): void
  locale: Locale
  t: PaymentMessages
}

/** A payment that is pending, has failed, or cannot be looked up. */
export function NotPaid({ result, isSignedIn, isChecking, note, checkAgain, locale, t: messages }: Props) {
  const { result: t, steps } = messages
  const isCartEmpty = useStore($cart, EMPTY).length === 0
  /** Neither a payment to wait for nor one to look up again. */
  const isOver = result.state === 'error' ? !isUnknown(result) : hasFailed(result)
  const check = (
    <>
      <div className="cluster">
        <Button onClick={checkAgain} isLoading={isChecking}>
          {t.checkAgain}
        </Button>
      </div>
      <p className="soft small">{isChecking ? undefined : note}</p>
    </>
  )
  const cart = { to: 'cart', text: t.backToCart } as const
  const isForCart = isOver && result.state === 'loaded' && !isCartEmpty
  const others = [
    ...(isSignedIn ? [{ to: 'account', text: t.toHistory } as const] : []),
    { to: 'products', text: messages.common.continueShopping } as const,
  ]
  const ways = isForCart ? [cart, ...others] : [...others, cart]
  return (
    <div className={`panel ${styles.result}`}>
      <CheckoutSteps current="pay" t={steps} />
      {result.state === 'loaded' ? (
        <Pending session={result.session} t={t}>
          {isOver ? (
            <p>{isCartEmpty ? t.didNotGoThrough : `${t.didNotGoThrough} ${t.cartIsKept}`}</p>
          ) : (
            <>
              <h2 className={styles.next}>{t.pendingTitle}</h2>
              <Steps steps={[t.wait, t.payOnce, t.emailFollows, t.notCharged]} />
              {check}
            </>
          )}
        </Pending>
      ) : (
        <div role="alert" className="stack">
          <h1>{t.errorTitle}</h1>
          <p>{t.errorText}</p>
          <p className="soft">{t[result.reason]}</p>
          {!isOver && (
            <>
              {/* Someone who has paid and lost the connection must not pay twice. */}
              <Steps steps={[t.payOnce, t.emailFollows]} />
              {check}
            </>
          )}
        </div>
      )}
      <div className="cluster">
        {ways.map(({ to, text }, i) => (
          <a
            key={to}
            className="button"
            data-look={isOver && i === 0 ? undefined : 'line'}
            href={pathFor(to, locale)}
          >
            {text}
          </a>
        ))}
      </div>
      {result.state === 'error' && isOver && <Painting name="toucan" />}
    </div>
  )
}

interface PendingProps {
  session: PaidSession
  t: PaymentMessages['result']
  children: ReactNode
}

function Pending({ session, t, children }: PendingProps) {
  const statuses: Readonly<Record<string, string>> = t.statuses
  const { payment_status: status } = session
  return (
    <div role="status" className="stack">
      <h1>{t.pending}</h1>
      <p>{format(t.status, { status: statuses[status] ?? status })}</p>
      <p>{format(t.amount, { total: totalText(session) })}</p>
      {children}
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
