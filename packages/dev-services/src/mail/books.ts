import type { IdempotencyRecord } from 'service-kit/idempotency'
import { openState, type Collection, type State } from 'service-kit/state'

/** A mail that was sent (to nobody but the inbox page). */
export interface Email {
  readonly id: string
  readonly created_at: string
  readonly message_id: string
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  readonly reply_to: readonly string[]
  readonly subject: string
  readonly html: string | null
  readonly text: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly { readonly name: string; readonly value: string }[]
  readonly attachments: readonly { readonly filename: string; readonly bytes: number }[]
  readonly topic_id: string | null
  readonly scheduled_at: string | null
}

export type Subscription = 'opt_in' | 'opt_out'

/** Someone who may get newsletters. Values of properties are as they were given. */
export interface Contact {
  readonly id: string
  readonly email: string
  readonly created_at: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly unsubscribed: boolean
  readonly properties: Readonly<Record<string, string | number>>
  readonly segments: readonly string[]
  readonly topics: Readonly<Record<string, Subscription>>
}

export interface Segment {
  readonly id: string
  readonly name: string
  readonly created_at: string
}

export interface Topic {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly default_subscription: Subscription
  readonly created_at: string
}

/** A field that contacts may have besides their name; it must be made before it is used. */
export interface Property {
  readonly id: string
  readonly key: string
  readonly type: 'string' | 'number'
  readonly fallback_value: string | number | null
  readonly created_at: string
}

/** Everything the stand-in remembers, one collection per kind. */
export interface Books {
  readonly state: State
  readonly emails: Collection<Email>
  readonly contacts: Collection<Contact>
  readonly segments: Collection<Segment>
  readonly topics: Collection<Topic>
  readonly properties: Collection<Property>
  readonly keys: Collection<IdempotencyRecord<unknown>>
}

export const openBooks = (dir: string): Books => {
  const state = openState(dir)
  return {
    state,
    emails: state.collection('emails'),
    contacts: state.collection('contacts'),
    segments: state.collection('segments'),
    topics: state.collection('topics'),
    properties: state.collection('properties'),
    keys: state.collection('keys'),
  }
}
