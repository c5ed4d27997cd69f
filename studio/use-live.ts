import { useEffect, useState } from 'react'
import type { SanityClient } from 'sanity'

/** The documents whose changes are followed. */
interface Followed {
  /** A GROQ query that selects the documents. */
  readonly filter: string
  readonly params?: Readonly<Record<string, unknown>>
  /** Milliseconds: changes that come together are read once. */
  readonly settledMs: number
}

/**
 * The result of `read`, which runs again after changes; undefined until the first result, and the last result while a
 * read fails. Pass the same `client`, `read` and `followed` in every render: new ones start over.
 */
export function useLive<Value>(
  client: SanityClient,
  read: (client: SanityClient) => Promise<Value>,
  followed: Followed,
) {
  const [value, setValue] = useState<Value>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    // A slow answer must not replace a newer one.
    let newest = 0
    const load = async () => {
      newest += 1
      const turn = newest
      try {
        const found = await read(client)
        if (turn !== newest) return
        setValue(found)
        setFailed(false)
      } catch (error) {
        console.error(error)
        if (turn === newest) setFailed(true)
      }
    }
    const { filter, params = {}, settledMs } = followed
    let timer = setTimeout(() => void load(), 0)
    const changes = client.listen(filter, params, { includeResult: false, visibility: 'query' }).subscribe({
      next: () => {
        clearTimeout(timer)
        timer = setTimeout(() => void load(), settledMs)
      },
      error: (error: unknown) => console.error(error),
    })
    return () => {
      newest = -1
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, read, followed])

  return { value, failed }
}
