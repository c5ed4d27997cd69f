import { useState } from 'react'

/**
 * A value that changes at once when it is set, for a control whose own `value` is deferred: it follows later, with all
 * that depends on it. Whenever its `source` changes, by default the value itself, `value` counts.
 */
export function useEagerValue<Value>(value: Value, source: unknown = value): [Value, (next: Value) => void] {
  const [eager, setEager] = useState({ source, shown: value })
  if (eager.source !== source) setEager({ source, shown: value })
  return [eager.shown, (shown) => setEager({ source, shown })]
}
