import { useEffect, useEffectEvent, useState } from 'react'
import type { TripRequest } from '../engine/parameters'
import { decodeTrip } from './trip-link'

/**
 * Opens the trip in the fragment of the address, if there is one, and removes it from the address. Says whether it could
 * be read; undefined without a fragment.
 */
export function useSharedTrip(onOpen: (request: TripRequest) => void): 'opened' | 'broken' | undefined {
  const [result, setResult] = useState<'opened' | 'broken'>()
  const open = useEffectEvent((request: TripRequest) => onOpen(request))
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const text = location.hash.slice(1)
      if (!/^\d+\./.test(text)) return
      const request = await decodeTrip(text)
      if (!isCurrent) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setResult(request ? 'opened' : 'broken')
      if (request) open(request)
    }
    const start = () => void read()
    start()
    addEventListener('hashchange', start)
    return () => {
      isCurrent = false
      removeEventListener('hashchange', start)
    }
  }, [])
  return result
}
