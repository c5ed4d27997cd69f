import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'

const WRITES = new Set<PropertyKey>(['create', 'createOrReplace', 'createIfNotExists', 'delete', 'mutate'])

type Method = (...parameters: unknown[]) => unknown

/** A client for tests whose writes and queries wait until everybody's queries see what was written. */
export const patiently = (client: SanityClient, staleMs: number): SanityClient =>
  new Proxy(client, {
    get(target, name, self) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const method = member as Method
      // A patch or transaction is committed by the client that created it.
      if (name === 'patch' || name === 'transaction') return method.bind(self)
      return async (...parameters: unknown[]) => {
        if (name === 'fetch') await pause(staleMs)
        const result = await method.apply(target, parameters)
        if (WRITES.has(name)) await pause(staleMs)
        return result
      }
    },
  })
