import { useEffect } from 'react'
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
  /** The prices are today's. */
  isChecked: boolean
  shop: CartShop
  t: CartMessages['cart']
}

/** Progress to free shipping; throws 150 pieces of confetti once per cart when it is reached (CART-05). */
export function FreeShipping({ ids, subtotal, isChecked, shop, t }: Props) {
  const missing = missingForFreeShipping(subtotal, shop)
  const progress = Math.round(freeShippingProgress(subtotal, shop) * 100)

  useEffect(() => {
    if (!isChecked || missing > 0 || !isFirstCelebration(ids)) return
    void import('~/features/notifications/celebrate').then(
      ({ celebrate }) => celebrate({ pieces: 150 }),
      () => undefined,
    )
  }, [ids, isChecked, missing])

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
      <progress className={styles.bar} max={100} value={progress} aria-label={t.freeShipping} />
    </div>
  )
}
