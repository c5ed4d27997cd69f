import { format } from '~/i18n/format'
import { ChatLink } from '~/components/ChatLink'
import { IslandBoundary } from '~/components/IslandBoundary'
import { Painting } from '~/components/Painting'
import type { Locale } from '~/i18n/locales'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { TrackingMessages } from './messages.server'
import { problemText } from './problem-text'
import { Shipment } from './Shipment'
import { TrackingForm } from './TrackingForm'
import { TrackingProblem } from './TrackingProblem'
import styles from './TrackingView.module.css'
import { useTracking } from './use-tracking'

interface Props {
  locale: Locale
  /** The shop's phone. */
  phone: string
  t: TrackingMessages
}

export function TrackingView(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <Tracking {...props} />
    </IslandBoundary>
  )
}

function Tracking({ locale, phone, t: { orders: t } }: Props) {
  const { number, answer, busy, empty, submit, again } = useTracking(locale)
  const record = answer?.kind === 'found' ? answer.record : undefined
  const unknown = answer?.kind === 'notFound' || answer?.kind === 'typo' ? answer : undefined
  return (
    <div className={styles.view}>
      <TrackingForm
        number={number}
        busy={busy}
        empty={empty}
        found={record !== undefined}
        problem={unknown && problemText(unknown, number, locale, t)}
        submit={submit}
        locale={locale}
        t={t}
      >
        {unknown && (
          <ChatLink
            href={whatsappUrl(phone, format(t.askText, { number }))}
            text={t.askUs}
            newTab={t.newTab}
          />
        )}
      </TrackingForm>
      <p role="status" className="visually-hidden">
        {record && format(t.found, { id: record.orderId, status: t.statuses[record.currentStatus] })}
        {busy && !answer && t.searching}
      </p>
      <div className={styles.answer}>
        {busy && !answer && <Searching text={t.searching} />}
        {record && <Shipment record={record} locale={locale} phone={phone} t={t} />}
        {answer && answer.kind !== 'found' && !unknown && (
          <TrackingProblem
            answer={answer}
            number={number}
            phone={phone}
            locale={locale}
            again={again}
            t={t}
          />
        )}
        {(!number || (answer && !record)) && (
          <div className={styles.waiting}>
            <Painting name="town" />
          </div>
        )}
      </div>
    </div>
  )
}

const Searching = ({ text }: { text: string }) => (
  <div className={`panel ${styles.searching}`} aria-hidden="true">
    <p>
      <span className="spinner" /> {text}
    </p>
    <span className={styles.bone} />
    <span className={styles.bone} />
    <span className={styles.bone} />
  </div>
)
