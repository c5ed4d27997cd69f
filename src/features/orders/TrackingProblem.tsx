import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { Locale } from '~/i18n/locales'
import { MESSAGES, type Messages } from '~/i18n/messages'
import type { Answer } from './look-up'
import styles from './TrackingProblem.module.css'

type Trouble = Exclude<Answer, { kind: 'found' }>

interface Props {
  answer: Trouble
  number: string
  phone: string
  again(): void
  locale: Locale
}

/** Explains why there is nothing to show and what to do: check the number, try again or contact the shop. */
export function TrackingProblem({ answer, number, phone, again, locale }: Props) {
  const { orders: t, common } = MESSAGES[locale]
  const passing = answer.kind === 'offline' || answer.kind === 'busy'
  return (
    <div className={styles.trouble}>
      <p role="alert" className="notice" data-tone="error">
        {sentence(answer, number, t)}
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

const sentence = (answer: Trouble, number: string, t: Messages['orders']): string =>
  answer.kind === 'busy'
    ? t.busy(answer.wait)
    : answer.kind === 'offline'
      ? t.offline
      : t[answer.kind](number)
