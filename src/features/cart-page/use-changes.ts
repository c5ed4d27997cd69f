import { useEffect, useMemo, useState } from 'react'
import { $cart } from '~/features/cart/cart.store'
import type { CheckedLine } from './reconcile'

type Before = Pick<CheckedLine, 'priceBefore' | 'quantityBefore'>

/**
 * Writes current prices, what is gone and what is left to the stored cart, and remembers the previous prices and
 * quantities for this visit, so that the shopper still sees the change.
 */
export function useChanges(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  const [before, setBefore] = useState<ReadonlyMap<string, Before>>(new Map())

  useEffect(() => {
    const changed = lines.filter(
      ({ priceBefore, quantityBefore }) => priceBefore !== undefined || quantityBefore !== undefined,
    )
    if (changed.length > 0)
      setBefore(
        (known) =>
          new Map([
            ...known,
            ...changed.map(({ id, priceBefore, quantityBefore }) => {
              const earlier = known.get(id)
              return [
                id,
                {
                  priceBefore: priceBefore ?? earlier?.priceBefore,
                  quantityBefore: quantityBefore ?? earlier?.quantityBefore,
                },
              ] as const
            }),
          ]),
      )

    const today = new Map(lines.map((line) => [line.id, line]))
    const cart = $cart.get()
    const current = cart.map((line) => {
      const { price, gone, quantityBefore, quantity } = today.get(line.id) ?? {
        ...line,
        quantityBefore: undefined,
      }
      const isCut = quantityBefore === line.quantity
      return price === line.price && Boolean(gone) === Boolean(line.gone) && !isCut
        ? line
        : { ...line, price, gone: gone || undefined, quantity: isCut ? quantity : line.quantity }
    })
    if (current.some((line, i) => line !== cart[i])) $cart.set(current)
  }, [lines])

  return useMemo(
    () =>
      lines.map((line) => ({
        ...line,
        priceBefore: undefined,
        quantityBefore: undefined,
        ...before.get(line.id),
      })),
    [lines, before],
  )
}
