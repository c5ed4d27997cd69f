import { vi, expect } from 'vitest'
import type { Shop } from './shop'

interface Counter {
  readonly onHand: number
  readonly reserved: number
}

/** Counts a product as an editor does; resolves when the counter has it. */
export async function count(shop: Shop, id: string, stock: number): Promise<void> {
  const stockCountedAt = new Date().toISOString()
  await shop.content.patch(id).set({ stock, stockCountedAt }).commit()
  await vi.waitFor(
    async () => expect(await counterOf(shop, id)).toMatchObject({ countedAt: stockCountedAt }),
    {
      timeout: 30_000,
      interval: 50,
    },
  )
}

const counterOf = (shop: Shop, id: string) => shop.content.getDocument<Counter>(`stock.${id}`)

/** On hand and reserved. */
export const units = async (shop: Shop, id: string): Promise<[number, number]> => {
  const { onHand = NaN, reserved = NaN } = (await counterOf(shop, id)) ?? {}
  return [onHand, reserved]
}

/** What pages show: undefined for many. */
export const shown = async (shop: Shop, id: string) =>
  (await shop.content.getDocument<{ left?: number }>(`availability-${id}`))?.left
