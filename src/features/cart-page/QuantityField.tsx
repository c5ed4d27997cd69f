import { useState } from 'react'
import { format } from '~/i18n/format'
import { MAX_QUANTITY } from '~/features/cart/cart'
import { setCartQuantity } from '~/features/cart/cart.store'
import { notify } from '~/features/notifications/toast'
import styles from './CartLines.module.css'

interface Props {
  id: string
  quantity: number
  label: string
  /** Said when more is typed than one can buy. */
  maximum: string
  /** Said when something else than digits is typed. */
  wholeNumber: string
}

/**
 * Takes 1 to 99 as it is typed (CART-09), and shows what the cart makes of it. It can be cleared while typing; leaving it
 * empty or at 0 restores the quantity. Anything but digits selects it, to be typed anew: 3.5 is not 35.
 */
export function QuantityField({ id, quantity, label, maximum, wholeNumber }: Props) {
  /** Empty or 0, which is no quantity. */
  const [draft, setDraft] = useState<string>()

  const change = (field: HTMLInputElement) => {
    const text = field.value.trim()
    if (!/^\d*$/.test(text)) {
      notify(format(wholeNumber, { n: MAX_QUANTITY }), 'info')
      // After React has restored the value.
      queueMicrotask(() => field.select())
      return
    }
    const typed = Math.min(Number(text), MAX_QUANTITY)
    setDraft(typed > 0 ? undefined : text && '0')
    if (typed > 0) setCartQuantity(id, typed)
    if (typed < Number(text)) notify(format(maximum, { n: MAX_QUANTITY }), 'info')
  }

  return (
    <input
      className={styles.quantity}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? quantity}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change(event.target)}
      onBlur={() => setDraft(undefined)}
    />
  )
}
