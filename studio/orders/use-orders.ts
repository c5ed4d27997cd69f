import { useCallback } from 'react'
import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { dayInHonduras } from '~/lib/honduras-time'
import { useLive } from '../use-live'
import { usePublished } from '../use-published'
import { readOrders } from './order-facts'
import { type ListId, TOTALS_QUERY, listQuery, searchParams } from './query'

const ORDERS = { filter: '*[_type == "order"]', settledMs: 300 }

const totalsOf = z.object({ counts: z.record(z.string(), z.number()), found: z.number() })

const questionOf = (list: ListId, search: string) => `${list} ${search}`

/** Orders of a list, which follow every change of an order; undefined until they are there. */
export function useOrders(list: ListId, search: string) {
  const read = useCallback(
    async (client: SanityClient) => {
      const params = { today: dayInHonduras(new Date()), ...searchParams(search) }
      const [orders, totals] = await Promise.all([
        client.fetch(listQuery(list), params).then(readOrders),
        client.fetch(TOTALS_QUERY, params).then((found: unknown) => totalsOf.parse(found)),
      ])
      return { question: questionOf(list, search), orders, ...totals }
    },
    [list, search],
  )
  const { value, failed } = useLive(usePublished(), read, ORDERS)
  return {
    orders: value?.question === questionOf(list, search) ? value.orders : undefined,
    /** How many orders of all lists match. */
    found: value?.found ?? 0,
    counts: value?.counts ?? {},
    failed,
  }
}
