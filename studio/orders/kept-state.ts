import { useState } from 'react'

/** State that outlives its component: the Studio may mount a tool again while somebody types. */
export const keptState = <Value>(initial: Value) => {
  let last = initial
  return () => {
    const [value, setValue] = useState(last)
    const keep = (next: Value) => {
      last = next
      setValue(next)
    }
    return [value, keep] as const
  }
}
