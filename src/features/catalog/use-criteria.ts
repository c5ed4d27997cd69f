import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { type Choices, type Criteria, NO_CRITERIA, criteriaFrom, queryWith } from './criteria'

const fromAddress = (choices: Choices) => criteriaFrom(new URLSearchParams(location.search), choices)

/**
 * Criteria kept in the URL, so they survive reload, Back and sharing (LIST-05). Empty during hydration; `known` is
 * true once the URL has been read. `answered` is the deferred value that the list and the URL follow, so typing
 * never waits for either.
 */
export function useCriteria(choices: Choices) {
  const [read, setCriteria] = useState<Criteria>()
  const criteria = read ?? NO_CRITERIA
  const answered = useDeferredValue(criteria)
  const leads = useRef(false)

  useEffect(() => {
    const readAddress = () => {
      leads.current = false
      setCriteria(fromAddress(choices))
    }
    readAddress()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [choices])

  useEffect(() => {
    if (!leads.current) return
    const query = queryWith(new URLSearchParams(location.search), answered).toString()
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  }, [answered])

  const change = (next: Partial<Criteria>) => {
    leads.current = true
    setCriteria({ ...criteria, ...next })
  }

  return { criteria, answered, change, known: read !== undefined }
}
