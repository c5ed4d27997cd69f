import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { type Choices, type Criteria, NO_CRITERIA, criteriaFrom, queryWith } from './criteria'

const fromAddress = (choices: Choices) => criteriaFrom(new URLSearchParams(location.search), choices)

/**
 * Criteria that live in the address: they survive reload, step back and sharing (LIST-05). None while the island
 * hydrates; `known` says that the address has been read. `answered` are those that list and address already follow:
 * no letter waits for either.
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
