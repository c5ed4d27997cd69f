import { memo, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { EmptyState } from '~/components/EmptyState'
import { NotSaved } from '~/components/NotSaved'
import { ShopLinks } from '~/components/ShopLinks'
import { focusContent } from '~/components/move-focus'
import { IslandBoundary } from '~/components/IslandBoundary'
import { useKeptScroll } from '~/components/use-kept-scroll'
import { useStore } from '~/components/use-store'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { CheckoutSteps } from '~/features/checkout/CheckoutSteps'
import { type Cart, EMPTY, itemCount, subtotal } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import { missingForFreeShipping } from '~/features/checkout/shipping'
import { PageUndo } from '~/features/notifications/PageUndo'
import { NOTHING_NEW } from '~/features/checkout/today'
import { $today } from '~/features/checkout/today.store'
import { PendingPayment } from '~/features/payment-attempts/PendingPayment'
import { unseenPayment } from '~/features/payment-attempts/unseen-payment'
import { Assurances } from './Assurances'
import { CartLines } from './CartLines'
import { CartSummary } from './CartSummary'
import styles from './CartView.module.css'
import type { CartShop } from './cart-shop'
import { cheaperKit, mayOfferKit } from './cheaper-kit'
import { forgetCelebration } from './free-shipping.store'
import { KitSwap, KitSwapPlace } from './KitSwap'
import type { CartMessages } from './messages.server'
import { type CheckedLine, reconcile, unchecked } from './reconcile'
import { ShippingSuggestion } from './ShippingSuggestion'
import { useChanges } from './use-changes'

interface Props {
  shop: CartShop
  locale: Locale
  t: CartMessages
}

export function CartView(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <NotSaved text={props.t.cart.notSaved} />
      <StoredCart {...props} />
    </IslandBoundary>
  )
}

/** A quantity changes at once, all that depends on it in the next frame. */
function StoredCart(props: Props) {
  const cart = useStore($cart, EMPTY)
  const later = useDeferredValue(cart)
  const haveSameLines = cart.length === later.length && cart.every(({ id }, i) => id === later[i]?.id)
  return <CartContents cart={haveSameLines ? later : cart} {...props} />
}

const CartContents = memo(function CartContents({ cart, shop, locale, t }: Props & { cart: Cart }) {
  const today = useStore($today, NOTHING_NEW)
  const { catalog } = useCatalog(pathFor('catalogIndex', locale), cart.length > 0)
  const checked = useMemo(
    (): CheckedLine[] =>
      catalog.state === 'ready' ? reconcile(cart, catalog.value, t.kits, today) : unchecked(cart, today),
    [cart, catalog, t, today],
  )
  const lines = useChanges(checked)
  const rates = today.rates ?? shop.rates
  useKeptScroll(catalog.state !== 'loading')
  useEffect(() => {
    void unseenPayment(locale).then(({ address }) => address && location.replace(address))
  }, [locale])

  const listed = <CartLines lines={lines} labels={t.common} rates={rates} locale={locale} t={t.cart} />
  if (itemCount(lines) === 0)
    return (
      <EmptyCart locale={locale} t={t}>
        {lines.length > 0 && listed}
      </EmptyCart>
    )
  const buyable = lines.filter(({ gone }) => !gone)
  const missing = missingForFreeShipping(subtotal(buyable), shop)
  const offer = catalog.state === 'ready' ? cheaperKit(catalog.value, lines, t.kits) : undefined
  return (
    <div className={styles.cart}>
      <CheckoutSteps current="cart" t={t.steps} />
      <PendingPayment locale={locale} t={t.cart} />
      <div className={styles.columns}>
        <div className={styles.lines}>
          {catalog.state === 'loading' && mayOfferKit(shop.kits, lines) && <KitSwapPlace />}
          {offer && <KitSwap offer={offer} rates={rates} t={t.cart} />}
          {listed}
          {catalog.state === 'ready' && !offer && (
            <ShippingSuggestion lines={lines} catalog={catalog.value} missing={missing} rates={rates} t={t} />
          )}
        </div>
        <CartSummary lines={buyable} shop={{ ...shop, rates }} locale={locale} catalog={catalog} t={t} />
        <Assurances returnDays={shop.returnDays} locale={locale} t={t} />
      </div>
    </div>
  )
})

interface EmptyCartProps {
  locale: Locale
  t: CartMessages
  /** The lines that cannot be bought. */
  children: ReactNode
}

function EmptyCart({ locale, t, children }: EmptyCartProps) {
  // A filled cart is also hydrated from this.
  useEffect(() => {
    if ($cart.get().length > 0) return
    forgetCelebration()
    return () => {
      // Undo takes the place of the link that had the focus.
      if (document.activeElement === document.body) focusContent()
    }
  }, [])
  return (
    <>
      <EmptyState title={t.cart.empty} text={t.cart.emptyHint} painting="market">
        <PageUndo label={t.common.undo} />
        <ShopLinks locale={locale} products={t.cart.toProducts} kits={t.kits} />
      </EmptyState>
      {children}
    </>
  )
}
