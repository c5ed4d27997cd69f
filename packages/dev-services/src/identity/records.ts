import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Collection } from 'service-kit/state'

/** One of the provider's own records (session, code, refresh token, …); `expires` in epoch milliseconds. */
export interface StoredRecord {
  readonly id: string
  readonly kind: string
  readonly payload: AdapterPayload
  readonly expires?: number
}

const isLive = ({ expires }: StoredRecord) => expires === undefined || expires > Date.now()

/** Deletes expired records. */
export const pruneRecords = (collection: Collection<StoredRecord>): void => {
  for (const record of collection.all()) if (!isLive(record)) collection.remove(record.id)
}

/** Revokes all sessions, grants and refresh tokens of an account, as Auth0's dashboard does. */
export const revokeAll = (collection: Collection<StoredRecord>, sub: string): void => {
  for (const { id, payload } of collection.all()) if (payload.accountId === sub) collection.remove(id)
}

/** Keeps the provider's records on `collection`. */
export const recordsAdapter =
  (collection: Collection<StoredRecord>) =>
  (kind: string): Adapter => {
    const key = (id: string) => `${kind}:${id}`
    const live = (record: StoredRecord | undefined) =>
      record && isLive(record) ? structuredClone(record.payload) : undefined
    const where = (test: (payload: AdapterPayload) => boolean) =>
      collection.all().find((record) => record.kind === kind && test(record.payload))
    return {
      async upsert(id, payload, expiresIn) {
        const expires = expiresIn ? { expires: Date.now() + expiresIn * 1000 } : {}
        collection.put(key(id), { id: key(id), kind, payload: structuredClone(payload), ...expires })
      },
      find: async (id) => live(collection.get(key(id))),
      findByUid: async (uid) => live(where((payload) => payload.uid === uid)),
      findByUserCode: async (code) => live(where((payload) => payload.userCode === code)),
      async consume(id) {
        const record = collection.get(key(id))
        if (!record) return
        const consumed = Math.floor(Date.now() / 1000)
        collection.put(key(id), { ...record, payload: { ...record.payload, consumed } })
      },
      destroy: async (id) => collection.remove(key(id)),
      async revokeByGrantId(grantId) {
        for (const { id, payload } of collection.all()) if (payload.grantId === grantId) collection.remove(id)
      },
    }
  }
