import type { ReactNode } from 'react'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { Button } from '~/components/Button'
import { ChatLink } from '~/components/ChatLink'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { Problem } from './look-up'
import { type ProblemMessages, problemText } from './problem-text'
import styles from './TrackingProblem.module.css'

interface Props {
  answer: Problem
  number: string
  phone: string
  locale: Locale
  again(): void
  t: ProblemMessages
  /** Another way to continue. */
  children?: ReactNode
}

/** Explains why there is nothing to show and what to do: check the number, try again or contact the shop. */
export function TrackingProblem({ answer, number, phone, locale, again, t, children }: Props) {
  const passing = answer.kind === 'offline' || answer.kind === 'busy'
  return (
    <div className={styles.trouble}>
      <p role="alert" className="notice" data-tone="error">
        {problemText(answer, number, locale, t)}
      </p>
      <div className="cluster">
        {(passing || answer.kind === 'failed') && (
          <Button look="line" size="small" onClick={again}>
            {t.retry}
          </Button>
        )}
        {!passing && (
          <ChatLink
            href={whatsappUrl(phone, format(t.askText, { number }))}
            text={t.askUs}
            newTab={t.newTab}
          />
        )}
        {children}
      </div>
    </div>
  )
}
