import type { IdempotencyRecord } from 'service-kit/idempotency'
import { openState, type Collection, type State } from 'service-kit/state'

/** An accepted email. It is shown in the inbox and sent nowhere. */
export interface Email {
  readonly id: string
  readonly created_at: string
  readonly message_id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  readonly headers: Readonly<Record<string, string>>
}

/** A newsletter contact. */
export interface Contact {
  readonly id: string
  readonly email: string
  readonly created_at: string
  readonly unsubscribed: boolean
  readonly properties: Readonly<Record<string, string | number>>
}

/** A custom field of contacts; it must be created before it is used. */
export interface Property {
  readonly id: string
  readonly key: string
  readonly type: 'string' | 'number'
  readonly created_at: string
}

export interface RateLimit {
  /** Requests per second; null for no limit. */
  readonly perSecond: number | null
}

/** Everything the emulator stores, one collection per kind. */
export interface Store {
  readonly state: State
  readonly emails: Collection<Email>
  readonly contacts: Collection<Contact>
  readonly properties: Collection<Property>
  readonly keys: Collection<IdempotencyRecord<unknown>>
  readonly settings: Collection<RateLimit>
}

export const openStore = (dir: string): Store => {
  const state = openState(dir)
  return {
    state,
    emails: state.collection('emails'),
    contacts: state.collection('contacts'),
    properties: state.collection('properties'),
    keys: state.collection('keys'),
    settings: state.collection('settings'),
  }
}
