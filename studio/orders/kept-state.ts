import { useState } from 'react'
import { z } from 'zod'

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
})

/**
 * State that outlives its component, as the Studio may mount a tool again while somebody types, and a reload of the tab.
 * Stored content that does not fit the schema counts as none.
 */
export const keptState = <Value>(name: string, schema: z.ZodType<Value>, initial: Value) => {
  const key = `rumbo-${name}`
  const read = () => json.pipe(schema).safeParse(sessionStorage.getItem(key)).data ?? initial
  return () => {
    const [value, setValue] = useState(read)
    const keep = (next: Value) => {
      sessionStorage.setItem(key, JSON.stringify(next))
      setValue(next)
    }
    return [value, keep] as const
  }
}
