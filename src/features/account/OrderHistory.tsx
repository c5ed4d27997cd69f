import { Fragment, useEffect, useState } from 'react'
import { format, plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { ChatLink } from '~/components/ChatLink'
import { useKeptScroll } from '~/components/use-kept-scroll'
import { formatMoney } from '~/lib/money'
import { type CatalogIndex, nameIn, pictureIn } from '~/features/catalog-index/catalog-index'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import { statusTone } from '~/features/orders/status'
import { formatDay } from '~/i18n/dates'
import { dayInHonduras } from '~/lib/honduras-time'
import { thumbnailOf } from '~/lib/pictures'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { loadOrders, type OrderRow, type Orders } from './load-orders'
import type { AccountViewMessages } from './messages.server'
import styles from './OrderHistory.module.css'
import { accessToken } from './session.store'

type History = { state: 'loading' | 'failed' } | ({ state: 'ready' } & Orders)

/** This person's orders. If the session has ended, the account view shows the reason instead. */
export function OrderHistory({ locale, phone, t }: Pick<RowProps, 'locale' | 't'> & { phone: string }) {
  const [history, setHistory] = useState<History>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    accessToken()
      .then((token) => loadOrders(token, locale, abort.signal))
      .then(
        (orders) => !abort.signal.aborted && setHistory({ state: 'ready', ...orders }),
        () => !abort.signal.aborted && setHistory({ state: 'failed' }),
      )
    return () => abort.abort()
  }, [locale, attempt])

  useKeptScroll(history.state !== 'loading')

  const again = () => {
    setHistory({ state: 'loading' })
    setAttempt(attempt + 1)
  }

  const { catalog } = useCatalog(pathFor('catalogIndex', locale), history.state === 'ready')
  const { orders, unreadable } = history.state === 'ready' ? history : { orders: [], unreadable: 0 }
  const isEmpty = history.state === 'ready' && orders.length + unreadable === 0
  return (
    <section className={`panel ${styles.history}`} aria-labelledby="order-history">
      <h2 id="order-history">{t.title}</h2>
      <div role="status">
        {history.state === 'loading' && (
          <p className={`cluster soft ${styles.loading}`}>
            <span className="spinner" aria-hidden="true" /> {t.loading}
          </p>
        )}
        {history.state === 'failed' && <p>{t.failed}</p>}
        {isEmpty && <p className="soft">{t.empty}</p>}
        {unreadable > 0 && <p>{plural(t.unreadable, unreadable, locale)}</p>}
      </div>
      {history.state === 'failed' && (
        <Button look="line" size="small" onClick={again}>
          {t.retry}
        </Button>
      )}
      {isEmpty && (
        <a className="button" data-look="line" data-size="small" href={pathFor('products', locale)}>
          {t.toProducts}
        </a>
      )}
      {unreadable > 0 && (
        <ChatLink href={whatsappUrl(phone, t.unreadableText)} text={t.askUs} newTab={t.newTab} />
      )}
      {orders.length > 0 && (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <Row
              key={order.trackingNumber}
              order={order}
              catalog={catalog.state === 'ready' ? catalog.value : undefined}
              locale={locale}
              t={t}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  order: OrderRow
  /** Today's names, once it has loaded. */
  catalog: CatalogIndex | undefined
  locale: Locale
  t: AccountViewMessages['orders']
}

/** Pictures in a row, at most. */
const PICTURES = 3

/** Names in a row; the order's page has all of them. */
const NAMES = 2

/** An unknown status is shown unchanged. */
const statusText = (status: string, statuses: Readonly<Record<string, string>>) => statuses[status] ?? status

function Row({ order, catalog, locale, t }: RowProps) {
  const { orderId, locale: named, trackingNumber, status, paidAt, lines, total, currency } = order
  const { refunded, rejectedRefund, returnState } = order
  const money = (amount: number) => formatMoney({ amount, currency })
  const shown = lines.slice(0, lines.length > NAMES + 1 ? NAMES : NAMES + 1)
  const more = lines.length - shown.length
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.order}>
      <Pictures ids={lines.map(({ productId }) => productId)} catalog={catalog} />
      <div className={styles.what}>
        <p className={styles.id}>
          <a href={pathFor('orderNumber', locale, trackingNumber)}>{format(t.order, { id: orderId })}</a>
        </p>
        <p className="soft small">
          <time dateTime={paidAt}>{formatDay(dayInHonduras(new Date(paidAt)), locale, 'short')}</time>
          {count > 0 && ` ·\u00a0${plural(t.items, count, locale)}`}
        </p>
        <p className="soft small">
          {shown.map(({ productId, name }, index) => {
            const known = nameIn(catalog, productId) ?? { name, lang: named === locale ? undefined : named }
            return (
              <Fragment key={productId}>
                {index > 0 && '; '}
                <span lang={known.lang}>{known.name}</span>
              </Fragment>
            )
          })}
          {more > 0 && `; ${plural(t.more, more, locale)}`}
        </p>
        <p className="soft small">{trackingNumber}</p>
        {rejectedRefund > 0 && (
          <p className="small">{format(t.refundRejected, { amount: money(rejectedRefund) })}</p>
        )}
        {returnState && <p className="small">{t.returns[returnState]}</p>}
      </div>
      <p>
        <span className={styles.status} data-tone={statusTone(status)}>
          {statusText(status, t.statuses)}
        </span>
      </p>
      <p className={styles.total}>
        {money(total)}
        {refunded > 0 && (
          <span className="soft small">{format(t.refunded, { amount: money(refunded) })}</span>
        )}
      </p>
      <a
        className="button"
        data-look="line"
        data-size="small"
        href={pathFor('trackingNumber', locale, trackingNumber)}
        aria-label={format(t.trackNamed, { number: trackingNumber })}
      >
        {t.track}
      </a>
    </li>
  )
}

/** Pictures of products still sold, in space reserved for as many as the order may have. */
function Pictures({ ids, catalog }: { ids: readonly string[]; catalog: CatalogIndex | undefined }) {
  const places = Math.min(ids.length, PICTURES)
  const known =
    catalog &&
    ids
      .flatMap((id) => {
        const picture = pictureIn(catalog, id)
        return picture ? [{ id, src: thumbnailOf(picture) }] : []
      })
      .slice(0, PICTURES)
  return (
    <div className={styles.pictures} data-places={places}>
      {known
        ? known.map(({ id, src }) => <img key={id} src={src} alt="" width={40} height={40} loading="lazy" />)
        : ids.slice(0, places).map((id) => <span key={id} />)}
    </div>
  )
}
