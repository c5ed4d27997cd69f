import type { SanityClient } from 'sanity'
import { useLive } from '../use-live'
import { usePublished } from '../use-published'
import { EDITED_TYPES } from './documents'

const EDITED = { filter: '*[_type in $types]', params: { types: EDITED_TYPES }, settledMs: 500 }

/** What `read` finds among the documents that editors write; `read` is the same function in every render. */
export const useRead = <Value>(read: (client: SanityClient) => Promise<Value>) =>
  useLive(usePublished(), read, EDITED)
