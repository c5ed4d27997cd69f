import { useEffect, useRef, useState } from 'react'
import { ChatLink } from '~/components/ChatLink'
import { focusContent } from '~/components/move-focus'
import type { OrderRecord } from '~/features/orders/order-record'
import { formatDay } from '~/i18n/dates'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { OrderMessages } from './messages.server'
import type { OrderLine } from './order-lines'
import { readReturnDraft } from './return-draft'
import { ReturnForm } from './ReturnForm'
import styles from './Returns.module.css'

interface Props {
  record: OrderRecord
  lines: readonly OrderLine[]
  locale: Locale
  phone: string
  t: OrderMessages
  /** Fetches the order again. */
  again(): void
  className: string
}

/** How to return something: the form while it is possible, then the state of the request. */
export function Returns({ record, lines, locale, phone, t: { page: t, orders }, again, className }: Props) {
  const { orderId, trackingNumber, returns, lastReturnDay, returnRequest } = record
  const [draft] = useState(() => readReturnDraft(trackingNumber))
  /** Why a request was not taken, after another tab changed the order. */
  const [refusal, setRefusal] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = useRef(false)
  // Once it names the return, and the form is gone.
  useEffect(() => {
    if (isAnswered.current) heading.current?.focus()
    isAnswered.current = false
  }, [record])
  if (returns === 'cancelled') return null
  return (
    <section className={className} aria-labelledby="returns">
      <h3 id="returns" ref={heading} tabIndex={-1}>
        {returnRequest ? t.yourReturn : t.returns}
      </h3>
      {refusal && (
        <p className="notice" role="alert">
          {refusal}
        </p>
      )}
      {returnRequest ? (
        <>
          <p role="status">{t.returnStates[returnRequest.state]}</p>
          {returnRequest.answer && (
            <p className={styles.typed} lang={record.locale}>
              {returnRequest.answer}
            </p>
          )}
          <ul className="soft">
            {returnRequest.lines.map(({ productId, quantity }) => {
              const line = lines.find((one) => one.productId === productId)
              return (
                <li key={productId} lang={line?.lang}>
                  {quantity} × {line?.name ?? productId}
                </li>
              )
            })}
          </ul>
          <p className="soft">{t.yourReason}</p>
          <blockquote className={`soft ${styles.typed}`} lang={record.locale}>
            {returnRequest.reason}
          </blockquote>
        </>
      ) : (
        returns !== 'possible' && (
          <p className="soft">{returns === 'too-late' ? t.returnTooLate : t.returnsText}</p>
        )
      )}
      {lastReturnDay && (
        <p className="soft">{format(t.lastReturnDay, { day: formatDay(lastReturnDay, locale) })}</p>
      )}
      {returns === 'possible' && lines.length > 0 && (
        <details className={styles.request} open={draft !== undefined}>
          <summary className="button" data-look="line" data-size="small">
            {t.askReturn}
          </summary>
          <ReturnForm
            number={trackingNumber}
            draft={draft}
            lines={lines}
            locale={locale}
            t={t}
            onDone={(refused) => {
              focusContent()
              isAnswered.current = true
              setRefusal(refused)
              again()
            }}
          />
        </details>
      )}
      <div className="cluster">
        <ChatLink
          href={whatsappUrl(phone, format(t.askReturnText, { id: orderId, number: trackingNumber }))}
          text={t.returnChat}
          newTab={orders.newTab}
        />
        <a
          className="button"
          data-look="line"
          data-size="small"
          href={pathFor('policy', locale, 'return-policy')}
        >
          {t.returnPolicy}
        </a>
      </div>
    </section>
  )
}
