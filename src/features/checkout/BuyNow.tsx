import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { IslandBoundary } from '~/components/IslandBoundary'
import { useStore } from '~/components/use-store'
import type { CartProduct } from '~/features/cart/cart'
import type { Locale } from '~/i18n/locales'
import { type Rates, formatCents, toCurrency } from '~/lib/money'
import styles from './BuyNow.module.css'
import { CheckoutNotice } from './CheckoutNotice'
import type { BuyNowMessages } from './messages.server'
import { NOTHING_NEW } from './today'
import { $today } from './today.store'
import { useCheckout } from './use-checkout'

interface Props {
  product: CartProduct
  rates: Rates
  locale: Locale
  t: BuyNowMessages
}

/** Buys one of this product without changing the cart (PROD-06). */
export function BuyNow(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <BuyNowButton {...props} />
    </IslandBoundary>
  )
}

function BuyNowButton({ product, rates: builtRates, locale, t: { checkout: t } }: Props) {
  const today = useStore($today, NOTHING_NEW)
  const rates = today.rates ?? builtRates
  const price = today.prices[product.id] ?? product.price
  const { session, user, processing, isHeld, label, problem, checkout, logIn } = useCheckout({
    mode: 'buy-now',
    rates,
    locale,
    t,
  })
  const isUnknown = session.state === 'initializing'
  const [isPressed, setIsPressed] = useState(false)
  const held = useRef(false)
  const buy = () => {
    const lines = [{ ...product, price, quantity: 1 }]
    return checkout(() => lines)
  }

  useEffect(() => {
    if (today !== NOTHING_NEW)
      showPrice(product.id, (currency) => formatCents(price, toCurrency(currency), rates))
  }, [today, product.id, price, rates])

  // A replayed press may come before it is known whether somebody is signed in.
  const press = () => {
    if (!isUnknown) return void (user ? buy() : logIn())
    held.current = true
    setIsPressed(true)
  }
  const replay = useEffectEvent(press)
  useEffect(() => {
    if (isUnknown || !held.current) return
    held.current = false
    replay()
  }, [isUnknown])

  return (
    <div className={styles.buyNow}>
      {user ? (
        <Button look="line" isLoading={processing} aria-disabled={isHeld || undefined} onClick={press}>
          {label ?? t.buyNow}
        </Button>
      ) : (
        <Button look="line" isLoading={isPressed && isUnknown} onClick={press}>
          {problem?.kind === 'signed-out' ? (
            t.loginToBuy
          ) : (
            // The page shows one of them, also before this island loads, and after a login in another tab.
            <>
              <span data-when="signed-out">{t.loginToBuy}</span>
              <span data-when="signed-in">{t.buyNow}</span>
            </>
          )}
        </Button>
      )}
      <CheckoutNotice problem={problem} t={t} />
    </div>
  )
}

/** The product's price beside the button is static markup. */
const showPrice = (id: string, textIn: (currency: string | undefined) => string) => {
  const amounts = document.querySelectorAll<HTMLElement>(`[data-price-of="${id}"] :not(s) > [data-money]`)
  for (const amount of amounts) amount.textContent = textIn(amount.dataset['money'])
}
