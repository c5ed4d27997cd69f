import { useEffect, useEffectEvent, useState } from 'react'
import type { TripRequest } from '../engine/parameters'

/**
 * Opens the trip in the fragment of the address, if there is one, and removes it from the address. `shared` says whether
 * it could be read, until `forget` is called; undefined without a fragment.
 */
export function useSharedTrip(onOpen: (request: TripRequest) => void) {
  const [result, setResult] = useState<'opened' | 'broken'>()
  const open = useEffectEvent((request: TripRequest) => onOpen(request))
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      // Messaging apps append spaces and parameters of their own.
      const [text] = /^\d+(?:\.[\w-]*|$)/.exec(location.hash.slice(1)) ?? []
      if (!text) return
      const { decodeTrip } = await import('./trip-link')
      const request = await decodeTrip(text)
      if (!isCurrent) return
      history.replaceState(history.state, '', location.pathname + location.search)
      if (request) open(request)
      setResult(request ? 'opened' : 'broken')
    }
    const start = () => void read()
    start()
    addEventListener('hashchange', start)
    return () => {
      isCurrent = false
      removeEventListener('hashchange', start)
    }
  }, [])
  return { shared: result, forget: () => setResult(undefined) }
}
