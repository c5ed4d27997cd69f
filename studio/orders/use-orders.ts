import { useEffect, useMemo, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '~/content/api-version'
import { dayInHonduras } from '~/lib/honduras-time'
import { type DeskOrder, readOrders } from './order-facts'
import { COUNTS_QUERY, type ListId, listQuery, searchTerm } from './query'

const OPTIONS = { apiVersion: API_VERSION }

/** Reads published documents only; the same client in every render. */
export const usePublished = (): SanityClient => {
  const client = useClient(OPTIONS)
  return useMemo(() => client.withConfig({ perspective: 'published' }), [client])
}

interface Shown {
  /** What the orders are the answer to. */
  readonly question: string
  readonly orders: readonly DeskOrder[]
  readonly counts: Readonly<Record<string, number>>
}

const countsOf = z.record(z.string(), z.number())

const questionOf = (list: ListId, search: string) => `${list} ${search}`

/** Milliseconds: changes that come together are read once. */
const SETTLED = 300

/** Orders of a list, which follow every change of an order; undefined until they are there. */
export function useOrders(list: ListId, search: string) {
  const client = usePublished()
  const [shown, setShown] = useState<Shown>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let isOver = false
    const load = async () => {
      const params = { today: dayInHonduras(new Date()), search: searchTerm(search) }
      try {
        const [orders, counts] = await Promise.all([
          client.fetch(listQuery(list), params).then(readOrders),
          client.fetch(COUNTS_QUERY, params).then((found: unknown) => countsOf.parse(found)),
        ])
        // A slow answer about another list must not replace the one that is shown.
        if (isOver) return
        setShown({ question: questionOf(list, search), orders, counts })
        setFailed(false)
      } catch (error) {
        console.error(error)
        if (!isOver) setFailed(true)
      }
    }
    let timer = setTimeout(() => void load(), 0)
    const changes = client
      .listen('*[_type == "order"]', {}, { includeResult: false, visibility: 'query' })
      .subscribe({
        next: () => {
          clearTimeout(timer)
          timer = setTimeout(() => void load(), SETTLED)
        },
        error: (error: unknown) => console.error(error),
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, list, search])

  return {
    orders: shown?.question === questionOf(list, search) ? shown.orders : undefined,
    counts: shown?.counts ?? {},
    failed,
  }
}
