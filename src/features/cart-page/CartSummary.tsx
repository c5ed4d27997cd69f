import { useEffect, useRef } from 'react'
import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { useStore } from '~/components/use-store'
import { BASE_CURRENCY, formatMoney } from '~/lib/money'
import { CheckoutNotice } from '~/features/checkout/CheckoutNotice'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import type { Loading } from '~/features/catalog-index/use-catalog'
import { useCheckout } from '~/features/checkout/use-checkout'
import { whatsappUrl } from '~/lib/whatsapp-url'
import { $currency } from '~/features/settings/settings.store'
import { langOf } from '~/i18n/localized'
import type { Locale } from '~/i18n/locales'
import { MAX_LINES, subtotal } from '~/features/cart/cart'
import styles from './CartSummary.module.css'
import type { CartShop } from './cart-shop'
import { FreeShipping } from './FreeShipping'
import { totalsIn } from './totals'
import { quoteText } from './quote'
import type { CartMessages } from './messages.server'
import type { CheckedLine } from './reconcile'

interface Props {
  /** The lines that can be bought: at least one. */
  lines: readonly CheckedLine[]
  shop: CartShop
  locale: Locale
  /** Today's prices. */
  catalog: Loading<CatalogIndex>
  t: CartMessages
}

export function CartSummary({ lines, shop, locale, catalog, t }: Props) {
  const currency = useStore($currency, BASE_CURRENCY)
  const { user, session, processing, isHeld, label, problem, checkout, logIn } = useCheckout({
    mode: 'cart',
    rates: shop.rates,
    locale,
    t: t.checkout,
  })
  /** None once the cart is empty. */
  const latest = useRef<readonly CheckedLine[]>([])
  useEffect(() => {
    latest.current = lines
    return () => {
      latest.current = []
    }
  }, [lines])
  const limit = useRef<HTMLParagraphElement>(null)
  const isTooLong = lines.length > MAX_LINES
  const sum = subtotal(lines)
  const totals = totalsIn(lines, shop, currency)

  const proceed = () => {
    if (!user) void logIn()
    else if (isTooLong) limit.current?.focus()
    else void checkout(() => latest.current)
  }

  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="summary">
      <div className={styles.part}>
        <h2 id="summary">{t.cart.summary}</h2>
        <FreeShipping
          ids={lines.map(({ id }) => id)}
          subtotal={sum}
          isChecked={catalog.state !== 'loading'}
          shop={shop}
          t={t.cart}
        />
        <dl className={styles.totals}>
          <div>
            <dt>{t.cart.subtotal}</dt>
            <dd data-clear>{formatMoney(totals.subtotal)}</dd>
          </div>
          <div>
            <dt>{t.cart.shipping}</dt>
            <dd data-clear className={totals.shipping.amount === 0 ? styles.free : undefined}>
              {totals.shipping.amount === 0 ? t.cart.shippingFree : formatMoney(totals.shipping)}
            </dd>
          </div>
        </dl>
        {catalog.state === 'failed' && (
          <p className="notice small" role="status">
            {t.cart.offline}
          </p>
        )}
        {isTooLong && (
          <p ref={limit} className="notice" role="alert" tabIndex={-1}>
            {format(t.cart.tooManyLines, {
              n: lines.length,
              most: MAX_LINES,
              over: lines.length - MAX_LINES,
            })}
          </p>
        )}
      </div>
      <div className={styles.pay} data-dock="phone">
        <dl className={styles.total}>
          <dt>{t.cart.total}</dt>
          <dd data-clear>
            {formatMoney(totals.total)} <span className="soft small">{currency}</span>
          </dd>
        </dl>
        {user ? (
          <Button isLoading={processing} aria-disabled={isHeld || undefined} onClick={proceed}>
            {label ?? t.cart.checkout}
          </Button>
        ) : (
          <Button isLoading={session.state === 'initializing'} onClick={proceed}>
            {session.state === 'initializing' ? t.common.loading : t.cart.loginToCheckout}
          </Button>
        )}
      </div>
      <div className={styles.part}>
        <div className={styles.notices}>
          <CheckoutNotice problem={problem} t={t.checkout} />
        </div>
        <div className={styles.quote}>
          {session.state === 'signed-out' && <p className="small">{t.cart.withoutAccount}</p>}
          <a
            className="button"
            data-look="line"
            target="_blank"
            rel="noopener"
            href={whatsappUrl(shop.phone, quoteText(lines, currency, shop, t.cart))}
          >
            <Icon name="chat" size={20} />
            {t.cart.quote}
            <span className="visually-hidden"> {t.common.newTab}</span>
          </a>
        </div>
        {shop.taxNote && (
          <p className="soft small" lang={langOf(shop.taxNote, locale)}>
            {shop.taxNote.value}
          </p>
        )}
        <p className="soft small">{t.cart.promo}</p>
      </div>
    </section>
  )
}
