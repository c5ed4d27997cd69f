import { useEffect, useRef } from 'react'
import { Money } from '~/components/Money'
import type { Cents } from '~/lib/money'
import { freeShippingProgress, missingForFreeShipping } from '~/features/checkout/shipping'
import { celebrate } from '~/features/notifications/celebrate'
import type { Messages } from '~/i18n/messages'
import type { CartShop } from './cart-shop'
import styles from './FreeShipping.module.css'

interface Props {
  subtotal: Cents
  shop: CartShop
  t: Messages['cart']
}

/** Progress to free shipping; throws 150 pieces of confetti once when it is reached (CART-05). */
export function FreeShipping({ subtotal, shop, t }: Props) {
  const missing = missingForFreeShipping(subtotal, shop)
  const progress = Math.round(freeShippingProgress(subtotal, shop) * 100)
  const before = useRef(missing)

  useEffect(() => {
    if (before.current > 0 && missing === 0) void celebrate({ pieces: 150 })
    before.current = missing
  }, [missing])

  const [start, end] = t.spendMore('#').split('#')
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
