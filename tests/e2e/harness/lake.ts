import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from '~/content/api-version'
import { PLACES } from './places'

export interface Lake {
  query<T>(groq: string, params?: Record<string, unknown>, perspective?: 'published' | 'raw'): Promise<T>
  /** Client for changes as an editor would make them. */
  readonly client: SanityClient
}

export const createLake = (token = 'sk-local-site'): Lake => {
  const client = createClient({
    projectId: 'rumbo',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: PLACES.lake,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
    token,
  })
  return {
    client,
    query: (groq, params = {}, perspective = 'published') => client.fetch(groq, params, { perspective }),
  }
}
