import { useMemo } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'

const OPTIONS = { apiVersion: API_VERSION }

/** Reads published documents only; the same client in every render. */
export const usePublished = (): SanityClient => {
  const client = useClient(OPTIONS)
  return useMemo(() => client.withConfig({ perspective: 'published' }), [client])
}
