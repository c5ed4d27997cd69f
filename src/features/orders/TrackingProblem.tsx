import type { ReactNode } from 'react'
import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { Button } from '~/components/Button'
import { ChatLink } from '~/components/ChatLink'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { Messages } from '~/i18n/messages'
import type { Problem } from './look-up'
import { looksLikeOrderNumber } from './order-number'
import styles from './TrackingProblem.module.css'

type ProblemMessages = Pick<
  Messages['orders'],
  'askText' | 'askUs' | 'busy' | 'failed' | 'notFound' | 'offline' | 'orderHint' | 'retry' | 'typoHint'
> &
  Pick<Messages['common'], 'newTab'>

interface Props {
  answer: Problem
  number: string
  phone: string
  locale: Locale
  again(): void
  t: ProblemMessages
  /** Another way on. */
  children?: ReactNode
}

/** Explains why there is nothing to show and what to do: check the number, try again or contact the shop. */
export function TrackingProblem({ answer, number, phone, locale, again, t, children }: Props) {
  const sentence = sentenceFor(answer, number, locale, t)
  const passing = answer.kind === 'offline' || answer.kind === 'busy'
  return (
    <div className={styles.trouble}>
      <p role="alert" className="notice" data-tone="error">
        {sentence}
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

const sentenceFor = (answer: Problem, number: string, locale: Locale, t: ProblemMessages): string => {
  const notFound = format(t.notFound, { number })
  switch (answer.kind) {
    case 'busy':
      return plural(t.busy, answer.wait, locale)
    case 'offline':
      return t.offline
    case 'failed':
      return t.failed
    case 'typo':
      return `${notFound} ${t.typoHint}`
    case 'notFound':
      return looksLikeOrderNumber(number) ? `${notFound} ${t.orderHint}` : notFound
  }
}
