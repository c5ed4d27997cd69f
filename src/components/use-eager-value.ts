import { useState } from 'react'

/**
 * A value that changes at once, for a control whose own `value` is deferred: after `onChange`, it follows later, with all
 * that depends on it. Whenever its `source` changes, by default the value itself, `value` counts.
 */
export function useEagerValue<Value>(
  value: Value,
  onChange: (next: Value) => void,
  source: unknown = value,
): [Value, (next: Value) => void] {
  const [eager, setEager] = useState({ source, shown: value })
  if (eager.source !== source) setEager({ source, shown: value })
  const change = (shown: Value) => {
    setEager({ source, shown })
    onChange(shown)
  }
  return [eager.shown, change]
}
