import { useEffect, useState } from 'react'
import type { SanityClient } from 'sanity'
import { usePublished } from '../orders/use-orders'
import { EDITED_TYPES } from './documents'

/** Milliseconds: changes that come together are read once. */
const SETTLED = 500

/** What `read` finds, read again after changes; undefined until it is there. `read` is the same function in every render. */
export function useRead<Value>(read: (client: SanityClient) => Promise<Value>) {
  const client = usePublished()
  const [value, setValue] = useState<Value>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let isOver = false
    const load = async () => {
      try {
        const found = await read(client)
        if (isOver) return
        setValue(found)
        setFailed(false)
      } catch (error) {
        console.error(error)
        if (!isOver) setFailed(true)
      }
    }
    let timer = setTimeout(() => void load(), 0)
    const changes = client
      .listen('*[_type in $types]', { types: EDITED_TYPES }, { includeResult: false, visibility: 'query' })
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
  }, [client, read])

  return { value, failed }
}
