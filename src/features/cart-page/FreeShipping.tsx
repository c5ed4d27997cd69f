import { useEffect, useRef } from 'react'
import { Money } from '~/components/Money'
import type { Cents } from '~/lib/money'
import { freeShippingProgress, missingForFreeShipping } from '~/features/checkout/shipping'
import type { CartShop } from './cart-shop'
import styles from './FreeShipping.module.css'
import type { CartMessages } from './messages.server'
import { isFirstCelebration } from './free-shipping.store'

interface Props {
  /** Ids of the products to buy. */
  ids: readonly string[]
  subtotal: Cents
  /** Whether the prices are today's. */
  isChecked: boolean
  shop: CartShop
  t: CartMessages['cart']
}

/** Resolves once `element` is on screen, or never. */
const inView = (element: Element) =>
  new Promise<void>((resolve) => {
    const look = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    }
    // Above the docked button.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -20%' })
    observer.observe(element)
  })

/**
 * Progress to free shipping; throws 150 pieces of confetti once per cart when it is reached (CART-05), once it is in
 * view.
 */
export function FreeShipping({ ids, subtotal, isChecked, shop, t }: Props) {
  const missing = missingForFreeShipping(subtotal, shop)
  const bar = useRef<HTMLProgressElement>(null)
  const progress = Math.round(freeShippingProgress(subtotal, shop) * 100)

  const products = ids.join(' ')
  useEffect(() => {
    const from = bar.current
    if (!from || !isChecked || missing > 0 || !isFirstCelebration(products.split(' '))) return
    let isSame = true
    void Promise.all([import('~/features/notifications/celebrate'), inView(from)]).then(
      ([{ celebrate }]) => (isSame ? celebrate({ pieces: 150, from }) : undefined),
      () => undefined,
    )
    // Not for a product that was removed before the bar came into view.
    return () => {
      isSame = false
    }
  }, [products, isChecked, missing])

  const [start, end] = t.spendMore.split('{amount}')
  return (
    <div className={styles.shipping} data-reached={missing === 0 || undefined}>
      <p role="status">
        {missing === 0 ? (
          t.qualifies
        ) : (
          <>
            {start}
            <Money amount={missing} rates={shop.rates} />
            {end}
          </>
        )}
      </p>
      <progress ref={bar} className={styles.bar} max={100} value={progress} aria-label={t.freeShipping} />
    </div>
  )
}
