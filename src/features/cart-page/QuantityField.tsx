import { useRef, useState } from 'react'
import { format } from '~/i18n/format'
import { MAX_QUANTITY } from '~/features/cart/cart'
import { $toast, dismissToast, notify } from '~/features/notifications/toast'
import styles from './CartLines.module.css'

interface Props {
  quantity: number
  onChange: (quantity: number) => void
  label: string
  /** Shown when more is typed than can be bought, until a valid quantity is typed. */
  maximum: string
  /** The same, for something other than digits. */
  wholeNumber: string
}

/**
 * Takes 1 to 99 as it is typed (CART-09), and shows the quantity that the cart then has. It can be cleared while
 * typing; Enter or leaving it empty or at 0 restores the quantity. Anything but digits is refused; after a decimal
 * separator or an exponent, so is what follows: 3.5 becomes neither 35 nor 5.
 */
export function QuantityField({ quantity, onChange, label, maximum, wholeNumber }: Props) {
  /** Empty or 0, which is no quantity. */
  const [draft, setDraft] = useState<string>()
  /** Until something is deleted or selected. */
  const refusing = useRef(false)
  const shown = draft ?? String(quantity)

  const tooMany = format(maximum, { n: MAX_QUANTITY })
  const noNumber = format(wholeNumber, { n: MAX_QUANTITY })
  const explain = () => {
    notify(noNumber, 'info')
  }

  const restore = () => {
    if (draft === undefined) return
    setDraft(undefined)
    explain()
  }

  const refuse = (text: string, isAfterNumber: boolean) => {
    if (isAfterNumber && /[.,e]/i.test(text)) refusing.current = true
    explain()
  }

  const change = (field: HTMLInputElement) => {
    const text = field.value.trim()
    if (!/^\d*$/.test(text)) {
      refuse(text, shown !== '')
      return
    }
    // A space changes nothing, and does not end a refusal.
    if (text === shown || (refusing.current && text.length > shown.length)) return
    refusing.current = false
    const typed = Math.min(Number(text), MAX_QUANTITY)
    setDraft(typed > 0 ? undefined : text && '0')
    if (typed > 0) onChange(typed)
    if (typed < Number(text)) notify(tooMany, 'info')
    else if (typed > 0 && [tooMany, noNumber].includes($toast.get()?.message ?? '')) dismissToast()
  }

  return (
    <input
      className={styles.quantity}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={shown}
      onFocus={(event) => event.target.select()}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
        if (selectionStart !== selectionEnd) refusing.current = false
      }}
      // The selection stays. Not every phone keyboard sends this event before it types.
      onBeforeInput={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget
        if (/^\d*$/.test(event.data.trim())) return
        event.preventDefault()
        refuse(event.data, shown !== '' && selectionStart === selectionEnd)
      }}
      onChange={(event) => change(event.target)}
      onKeyDown={({ key }) => key === 'Enter' && restore()}
      onBlur={restore}
    />
  )
}
