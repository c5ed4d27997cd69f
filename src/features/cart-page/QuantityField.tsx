import { useState } from 'react'
import { setCartQuantity } from '~/features/cart/cart.store'
import styles from './CartLines.module.css'

interface Props {
  id: string
  quantity: number
  label: string
}

/** Takes 1 to 99 as it is typed (CART-09). It can be cleared while typing; leaving it empty or at 0 restores the quantity. */
export function QuantityField({ id, quantity, label }: Props) {
  const [draft, setDraft] = useState<string>()

  const change = (text: string) => {
    if (!/^\d{0,2}$/.test(text)) return
    setDraft(text)
    if (Number(text) > 0) setCartQuantity(id, Number(text))
  }

  return (
    <input
      className={styles.quantity}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      aria-label={label}
      value={draft ?? quantity}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}
