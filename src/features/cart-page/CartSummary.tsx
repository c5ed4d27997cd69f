import { format } from '~/i18n/format'
import { useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { Money } from '~/components/Money'
import { Price } from '~/components/Price'
import { useStore } from '~/components/use-store'
import { BASE_CURRENCY } from '~/lib/money'
import { CheckoutNotice } from '~/features/checkout/CheckoutNotice'
import { shippingFor } from '~/features/checkout/shipping'
import { useCheckout } from '~/features/checkout/use-checkout'
import { whatsappUrl } from '~/lib/whatsapp-url'
import { $currency } from '~/features/settings/settings.store'
import type { Locale } from '~/i18n/locales'
import styles from './CartSummary.module.css'
import type { CartShop } from './cart-shop'
import { FreeShipping } from './FreeShipping'
import { MAX_LINES, subtotal } from '~/features/cart/cart'
import { quoteText } from './quote'
import type { CartMessages } from './messages.server'
import type { CheckedLine } from './reconcile'

interface Props {
  lines: readonly CheckedLine[]
  shop: CartShop
  locale: Locale
  /** Whether today's prices are known. */
  catalog: 'loading' | 'ready' | 'failed'
  t: CartMessages
}

export function CartSummary({ lines, shop, locale, catalog, t }: Props) {
  const currency = useStore($currency, BASE_CURRENCY)
  const { user, session, processing, problem, checkout, logIn } = useCheckout({
    mode: 'cart',
    rates: shop.rates,
    locale,
    t: t.checkout,
  })
  const [nothing, setNothing] = useState(false)
  const buyable = lines.filter(({ gone }) => !gone)
  const isTooLong = buyable.length > MAX_LINES
  const sum = subtotal(buyable)
  const shipping = shippingFor(sum, shop)

  const pay = () => {
    setNothing(buyable.length === 0)
    if (buyable.length > 0 && !isTooLong) void checkout(buyable)
  }

  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="summary">
      <h2 id="summary">{t.cart.summary}</h2>
      {buyable.length > 0 && (
        <FreeShipping
          ids={buyable.map(({ id }) => id)}
          subtotal={sum}
          isChecked={catalog !== 'loading'}
          shop={shop}
          t={t.cart}
        />
      )}
      <p className={styles.row}>
        <span>{t.cart.subtotal}</span>
        <Price price={sum} rates={shop.rates} />
      </p>
      {buyable.length > 0 && (
        <>
          <p className={styles.row}>
            <span>{t.cart.shipping}</span>
            {shipping === 0 ? (
              <strong className={styles.free}>{t.cart.shippingFree}</strong>
            ) : (
              <span>
                <Money amount={shipping} rates={shop.rates} />
              </span>
            )}
          </p>
          <p className="soft small">{t.cart.taxNote}</p>
        </>
      )}
      {catalog === 'failed' && (
        <p className="notice small" role="status">
          {t.cart.offline}
        </p>
      )}
      {isTooLong && (
        <p className="notice" role="alert">
          {format(t.cart.tooManyLines, {
            n: buyable.length,
            most: MAX_LINES,
            over: buyable.length - MAX_LINES,
          })}
        </p>
      )}
      {user ? (
        <Button isLoading={processing} onClick={pay}>
          {processing ? t.checkout.processing : t.cart.checkout}
        </Button>
      ) : (
        <Button isLoading={session.state === 'initializing'} onClick={logIn}>
          {session.state === 'initializing' ? t.common.loading : t.cart.loginToCheckout}
        </Button>
      )}
      {nothing && (
        <p className="notice" role="alert">
          {t.checkout.emptyCart}
        </p>
      )}
      <CheckoutNotice problem={problem} t={t.checkout} />
      {buyable.length > 0 && (
        <a
          className="button"
          data-look="line"
          target="_blank"
          rel="noopener"
          href={whatsappUrl(shop.phone, quoteText(buyable, currency, shop.rates, shop.brand, t.cart))}
        >
          <Icon name="chat" size={20} />
          {t.cart.quote}
          <span className="visually-hidden"> {t.common.newTab}</span>
        </a>
      )}
    </section>
  )
}
