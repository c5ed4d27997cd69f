import { useEffect, useState } from 'react'
import type { Cents } from '~/lib/money'
import type { Cart } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import type { CheckedLine } from './reconcile'

/**
 * Writes current prices into the stored cart and remembers the previous ones for this visit, so that the shopper
 * still sees the change.
 */
export function usePricesBefore(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  const [before, setBefore] = useState<ReadonlyMap<string, Cents>>(new Map())

  useEffect(() => {
    const changed = lines.filter(({ priceBefore }) => priceBefore !== undefined)
    if (changed.length === 0) return
    setBefore(
      (known) =>
        new Map([...known, ...changed.map(({ id, priceBefore }) => [id, priceBefore as Cents] as const)]),
    )
    const today = new Map(lines.map((line) => [line.id, line]))
    $cart.set(
      $cart.get().map((line): Cart[number] => ({ ...line, price: today.get(line.id)?.price ?? line.price })),
    )
  }, [lines])

  return lines.map((line) => ({ ...line, priceBefore: before.get(line.id) }))
}
