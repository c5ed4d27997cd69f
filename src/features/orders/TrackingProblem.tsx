import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { Locale } from '~/i18n/locales'
import { MESSAGES, type Messages } from '~/i18n/messages'
import type { Problem } from './look-up'
import styles from './TrackingProblem.module.css'

interface Props {
  answer: Problem
  number: string
  phone: string
  again(): void
  locale: Locale
  /** Said of a number that is not found. */
  notFound?: (number: string) => string
}

/** Explains why there is nothing to show and what to do: check the number, try again or contact the shop. */
export function TrackingProblem({ answer, number, phone, again, locale, notFound }: Props) {
  const { orders: t, common } = MESSAGES[locale]
  const sentence = sentenceFor(answer, (notFound ?? t.notFound)(number), t)
  const passing = answer.kind === 'offline' || answer.kind === 'busy'
  return (
    <div className={styles.trouble}>
      <p role="alert" className="notice" data-tone="error">
        {sentence}
      </p>
      {passing ? (
        <Button look="line" size="small" onClick={again}>
          {t.retry}
        </Button>
      ) : (
        <a
          className="button"
          data-look="line"
          data-size="small"
          href={whatsappUrl(phone, t.askText(number))}
          target="_blank"
          rel="noopener"
        >
          <Icon name="chat" size={18} />
          {t.askUs}
          <span className="visually-hidden"> {common.newTab}</span>
        </a>
      )}
    </div>
  )
}

const sentenceFor = (answer: Problem, notFound: string, t: Messages['orders']): string => {
  switch (answer.kind) {
    case 'busy':
      return t.busy(answer.wait)
    case 'offline':
      return t.offline
    case 'typo':
      return `${notFound} ${t.typoHint}`
    case 'notFound':
      return notFound
  }
}
