import { useEffect, useState } from 'react'
import { type Choices, type Criteria, NO_CRITERIA, criteriaFrom, queryWith } from './criteria'

const fromAddress = (choices: Choices) => criteriaFrom(new URLSearchParams(location.search), choices)

/**
 * Criteria that live in the address: they survive reload, step back and sharing (LIST-05). None while the island
 * hydrates; `known` says that the address has been read.
 */
export function useCriteria(choices: Choices) {
  const [read, setCriteria] = useState<Criteria>()
  const criteria = read ?? NO_CRITERIA

  useEffect(() => {
    const readAddress = () => setCriteria(fromAddress(choices))
    readAddress()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [choices])

  const change = (next: Partial<Criteria>) => {
    const changed = { ...criteria, ...next }
    setCriteria(changed)
    const query = queryWith(new URLSearchParams(location.search), changed).toString()
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  }

  return { criteria, change, known: read !== undefined }
}
