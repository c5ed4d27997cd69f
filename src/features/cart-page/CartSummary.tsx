import { useEffect, useState } from 'react'
import { Button } from '~/components/Button'
import { ErrorNotice } from '~/components/ErrorNotice'
import { Icon } from '~/components/Icon'
import { Money } from '~/components/Money'
import { Price } from '~/components/Price'
import { useStore } from '~/components/use-store'
import { BASE_CURRENCY } from '~/lib/money'
import { CheckoutError } from '~/features/checkout/request-checkout'
import { shippingFor } from '~/features/checkout/shipping'
import { reasonOf, useCheckout } from '~/features/checkout/use-checkout'
import { whatsappUrl } from '~/lib/whatsapp-url'
import { $currency } from '~/features/settings/settings.store'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import styles from './CartSummary.module.css'
import type { CartShop } from './cart-shop'
import { FreeShipping } from './FreeShipping'
import { subtotal } from '~/features/cart/cart'
import { quoteText } from './quote'
import type { CheckedLine } from './reconcile'

interface Props {
  lines: readonly CheckedLine[]
  shop: CartShop
  locale: Locale
  /** The current prices could not be loaded. */
  unchecked: boolean
  /** Fetches the catalog again. */
  refresh: () => void
}

export function CartSummary({ lines, shop, locale, unchecked, refresh }: Props) {
  const t = MESSAGES[locale]
  const currency = useStore($currency, BASE_CURRENCY)
  const { user, session, processing, error, checkout, logIn } = useCheckout({
    mode: 'cart',
    rates: shop.rates,
    locale,
  })
  const [nothing, setNothing] = useState(false)
  const buyable = lines.filter(({ gone }) => !gone)
  const sum = subtotal(buyable)
  const shipping = shippingFor(sum, shop)

  // A price changed while the page was open and the server refused: load the current prices (PAY-02).
  useEffect(() => {
    if (error instanceof CheckoutError && error.status === 409) refresh()
    // Once per refusal, however often the parent renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error])

  const pay = () => {
    setNothing(buyable.length === 0)
    if (buyable.length > 0) void checkout(buyable)
  }

  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="summary">
      <h2 id="summary">{t.cart.summary}</h2>
      <FreeShipping subtotal={sum} shop={shop} t={t.cart} />
      <p className={styles.row}>
        <span>{t.cart.subtotal}</span>
        <Price price={sum} rates={shop.rates} />
      </p>
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
      {unchecked && (
        <p className="notice small" role="status">
          {t.cart.offline}
        </p>
      )}
      {user ? (
        <Button isLoading={processing} onClick={pay}>
          {processing ? t.checkout.processing : t.cart.checkout}
        </Button>
      ) : (
        <Button isLoading={session.state === 'initialising'} onClick={logIn}>
          {session.state === 'initialising' ? t.common.loading : t.cart.loginToCheckout}
        </Button>
      )}
      {nothing && (
        <p className="notice" role="alert">
          {t.checkout.emptyCart}
        </p>
      )}
      <ErrorNotice message={error && t.checkout.failed} detail={reasonOf(error)} />
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
    </section>
  )
}
