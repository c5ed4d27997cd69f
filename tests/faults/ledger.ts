import { readEnv } from '~/lib/env/env.server'
import { contentWriter } from '../../netlify/server/content'
import { ask, type Services } from './services'

const ORDERS_QUERY = '*[_type == "order" && string::startsWith(sessionId, "cs_test_")]'

export interface StoredOrder {
  readonly _id: string
  readonly trackingNumber: string
  readonly total: number
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly lines: readonly { amount: number }[]
  readonly mails: readonly { status: string }[]
}
export interface Session {
  readonly id: string
  readonly payment_status: string
  readonly amount_total: number
}
export interface Mail {
  readonly to: readonly string[]
  readonly text: string
}

/** What the services have stored. */
export const ledgerOf = ({ processes: { payments, mail } }: Services) => ({
  orders: () => contentWriter(readEnv()).fetch<StoredOrder[]>(ORDERS_QUERY),
  sessions: async () => (await ask<{ sessions: Session[] }>(`${payments.url}/__local/sessions`)).sessions,
  mails: async () => (await ask<{ emails: Mail[] }>(`${mail.url}/__local/emails`)).emails,
})
