import { format, plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { IslandBoundary } from '~/components/IslandBoundary'
import { useStore } from '~/components/use-store'
import { UnseenPayments } from '~/features/payment-attempts/PendingPayment'
import { $wishlist, NOTHING } from '~/features/wishlist/wishlist.store'
import { formatDay } from '~/i18n/dates'
import { dayInHonduras } from '~/lib/honduras-time'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import styles from './AccountView.module.css'
import { Avatar } from './Avatar'
import { LoginPrompt } from './LoginPrompt'
import type { AccountViewMessages } from './messages.server'
import { OrderHistory } from './OrderHistory'
import { Preferences } from './Preferences'
import { ProfileSettings } from './ProfileSettings'
import { INITIALIZING } from './session'
import { $session, logout } from './session.store'
import { claimedBy } from './signup-data'
import { $signupData } from './signup.store'
import type { User } from './user'

interface Props {
  locale: Locale
  /** YYYY-MM-DD, the earliest "member since" date. */
  openingDate: string
  /** The shop's phone, to ask about an order. */
  phone: string
  t: AccountViewMessages
}

export function AccountView(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <Account {...props} />
    </IslandBoundary>
  )
}

function Account({ locale, openingDate, phone, t }: Props) {
  const session = useStore($session, INITIALIZING)
  if (session.state === 'initializing')
    return (
      <p className={styles.waiting} role="status">
        <span className="spinner" aria-hidden="true" /> {t.common.loading}
      </p>
    )
  if (session.state !== 'signed-in')
    return <LoginPrompt session={session} locale={locale} phone={phone} t={t.login} />
  const { user } = session
  return (
    <div className={styles.account} key={user.id}>
      <Greeting user={user} locale={locale} openingDate={openingDate} t={t} />
      <div className={styles.orders}>
        <UnseenPayments locale={locale} t={t.pending} />
        <OrderHistory locale={locale} phone={phone} t={t.orders} />
      </div>
      <div className={styles.aside}>
        <WishlistCard locale={locale} t={t} />
        <Preferences locale={locale} t={t.preferences} />
      </div>
      <ProfileSettings user={user} t={t} />
      <Logout t={t} />
    </div>
  )
}

function Greeting({ user, locale, openingDate, t }: { user: User } & Omit<Props, 'phone'>) {
  const profile = claimedBy(useStore($signupData, undefined), user)
  const name = profile ? `${profile.firstName} ${profile.lastName}` : user.name
  const since = user.updatedAt ? dayInHonduras(new Date(user.updatedAt)) : openingDate
  const edit = () => {
    const fields = document.querySelector<HTMLDetailsElement>('#profile-fields')
    if (!fields) return
    fields.open = true
    fields.scrollIntoView({ block: 'start' })
    document.getElementById('firstName')?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.greeting}>
      <Avatar user={{ ...user, name }} />
      <div className={styles.who}>
        <div className={styles.name}>
          <h2>{format(t.greeting, { name })}</h2>
          <Button look="quiet" size="small" onClick={edit}>
            {t.editProfile}
          </Button>
        </div>
        <p className={styles.email}>
          {user.email}
          {user.emailVerified && <span className={`badge ${styles.verified}`}>{t.verified}</span>}
        </p>
        <p className="soft small">{format(t.memberSince, { date: formatDay(since, locale) })}</p>
      </div>
    </section>
  )
}

function WishlistCard({ locale, t: { wishlist: t, orders } }: Pick<Props, 'locale' | 't'>) {
  const { length } = useStore($wishlist, NOTHING)
  const isEmpty = length === 0
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="wishlist">
      <h2 id="wishlist">{t.title}</h2>
      <p className="soft">{isEmpty ? t.empty : plural(t.count, length, locale)}</p>
      <a
        className="button"
        data-look="line"
        data-size="small"
        href={pathFor(isEmpty ? 'products' : 'wishlist', locale)}
      >
        {isEmpty ? orders.toProducts : t.open}
      </a>
    </section>
  )
}

function Logout({ t }: Pick<Props, 't'>) {
  return (
    <section className={styles.logout}>
      <p className="soft small">{t.logoutText}</p>
      <Button look="line" size="small" onClick={() => void logout()}>
        {t.logout}
      </Button>
    </section>
  )
}
