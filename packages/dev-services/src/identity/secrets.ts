import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Collection } from 'service-kit/state'

export interface Secrets {
  /** Signs every token (RS256). */
  readonly key: JWK
  /** Signs the provider's own cookies. */
  readonly cookieKey: string
}

/** Created on the first start and kept, so that tokens stay valid after a restart. */
export const openSecrets = async (collection: Collection<Secrets>): Promise<Secrets> => {
  const kept = collection.get('all')
  if (kept) return kept
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) }
  const secrets = { key, cookieKey: randomBytes(32).toString('hex') }
  collection.put('all', secrets)
  return secrets
}
