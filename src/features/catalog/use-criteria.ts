import { useEffect, useState } from 'react'
import { type Choices, type Criteria, NO_CRITERIA, criteriaFrom, queryWith } from './criteria'

const fromAddress = (choices: Choices) => criteriaFrom(new URLSearchParams(location.search), choices)

/** Criteria that live in the address: they survive reload, step back and sharing (LIST-05). */
export function useCriteria(choices: Choices): [Criteria, (change: Partial<Criteria>) => void] {
  const [criteria, setCriteria] = useState<Criteria>(NO_CRITERIA)

  useEffect(() => {
    const read = () => setCriteria(fromAddress(choices))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [choices])

  const change = (next: Partial<Criteria>) => {
    const changed = { ...criteria, ...next }
    setCriteria(changed)
    const query = queryWith(new URLSearchParams(location.search), changed).toString()
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  }

  return [criteria, change]
}
