import type { SanityClient } from 'sanity'
import { readDocuments } from './documents'

/** Those of the unpublished `ids` that were published before, as far back as the history goes. */
export const withdrawnAmong = async (client: SanityClient, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const { dataset = '' } = client.config()
  try {
    const { documents } = await client.request<{ documents: unknown }>({
      uri: `/data/history/${dataset}/documents/${ids.join(',')}`,
      query: { lastRevision: 'true' },
    })
    return readDocuments(documents).map(({ _id }) => _id)
  } catch (error) {
    console.error(error)
    return []
  }
}
