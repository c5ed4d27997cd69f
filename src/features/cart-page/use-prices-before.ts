import { useEffect, useState } from 'react'
import type { Cents } from '~/lib/money'
import { $cart } from '~/features/cart/cart.store'
import type { CheckedLine } from './reconcile'

/**
 * Writes current prices and what is gone into the stored cart, and remembers the previous prices for this visit, so
 * that the shopper still sees the change.
 */
export function usePricesBefore(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  const [before, setBefore] = useState<ReadonlyMap<string, Cents>>(new Map())

  useEffect(() => {
    const changed = lines.flatMap(({ id, priceBefore }) =>
      priceBefore === undefined ? [] : [[id, priceBefore] as const],
    )
    if (changed.length > 0) setBefore((known) => new Map([...known, ...changed]))

    const today = new Map(lines.map((line) => [line.id, line]))
    const cart = $cart.get()
    const current = cart.map((line) => {
      const { price, gone } = today.get(line.id) ?? line
      return price === line.price && Boolean(gone) === Boolean(line.gone)
        ? line
        : { ...line, price, gone: gone || undefined }
    })
    if (current.some((line, i) => line !== cart[i])) $cart.set(current)
  }, [lines])

  return lines.map((line) => ({ ...line, priceBefore: before.get(line.id) }))
}
