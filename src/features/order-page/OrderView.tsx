import { EmptyState } from '~/components/EmptyState'
import { IslandBoundary } from '~/components/IslandBoundary'
import { Painting } from '~/components/Painting'
import { useKeptScroll } from '~/components/use-kept-scroll'
import { useStore } from '~/components/use-store'
import { LoginPrompt } from '~/features/account/LoginPrompt'
import { INITIALIZING } from '~/features/account/session'
import { $session } from '~/features/account/session.store'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import { numberInAddress } from '~/features/orders/tracking-address'
import { TrackingProblem } from '~/features/orders/TrackingProblem'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { OrderMessages } from './messages.server'
import { Order } from './Order'
import styles from './OrderView.module.css'
import { useOrder } from './use-order'

interface Props {
  locale: Locale
  /** The shop's phone, to ask about an order. */
  phone: string
  t: OrderMessages
}

export function OrderView(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <OrderOfSession {...props} />
    </IslandBoundary>
  )
}

function OrderOfSession(props: Props) {
  const session = useStore($session, INITIALIZING)
  if (session.state === 'initializing') return <Waiting text={props.t.common.loading} />
  if (session.state !== 'signed-in')
    return <LoginPrompt session={session} locale={props.locale} phone={props.phone} t={props.t.login} />
  return <OwnOrder key={session.user.id} number={numberInAddress(location)} {...props} />
}

function OwnOrder({ number, locale, phone, t: messages }: Props & { number: string }) {
  const { page: t } = messages
  const { answer, again } = useOrder(number, locale)
  const { catalog, retry } = useCatalog(pathFor('catalogIndex', locale), number !== '')
  useKeptScroll(answer !== undefined && catalog.state !== 'loading')
  const history = (
    <a className="button" data-look="line" data-size="small" href={pathFor('account', locale)}>
      {t.toHistory}
    </a>
  )
  if (!number)
    return (
      <EmptyState title={t.noNumber} text={t.noNumberText} painting="town">
        {history}
      </EmptyState>
    )
  if (!answer) return <Waiting text={t.loading} />
  if (answer.kind === 'found')
    return (
      <Order
        record={answer.record}
        catalog={catalog}
        retry={retry}
        again={again}
        locale={locale}
        phone={phone}
        t={messages}
      />
    )
  const problem = (
    <TrackingProblem
      answer={answer}
      number={number}
      phone={phone}
      locale={locale}
      again={again}
      t={{ ...messages.orders, notFound: t.notFound }}
    >
      {history}
    </TrackingProblem>
  )
  if (answer.kind !== 'notFound' && answer.kind !== 'typo') return problem
  return (
    <div className="empty">
      <div>{problem}</div>
      <Painting name="toucan" />
    </div>
  )
}

const Waiting = ({ text }: { text: string }) => (
  <p className={styles.waiting} role="status">
    <span className="spinner" aria-hidden="true" /> {text}
  </p>
)
