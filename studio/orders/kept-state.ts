import { useState } from 'react'
import type { z } from 'zod'

/**
 * State that outlives its component, as the Studio may mount a tool again while somebody types, and a reload of the tab.
 * Stored content that does not fit the schema counts as none.
 */
export const keptState = <Value>(name: string, schema: z.ZodType<Value>, initial: Value) => {
  const key = `rumbo-${name}`
  const read = (): Value => {
    try {
      return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    } catch {
      return initial
    }
  }
  return () => {
    const [value, setValue] = useState(read)
    const keep = (next: Value) => {
      setValue(next)
      sessionStorage.setItem(key, JSON.stringify(next))
    }
    return [value, keep] as const
  }
}
