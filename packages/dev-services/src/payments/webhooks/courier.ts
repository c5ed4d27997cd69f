import { setTimeout as pause } from 'node:timers/promises'
import type Stripe from 'stripe'
import type { Books } from '../books'
import { nowSeconds } from '../domain/ids'
import { backOff, type Delivery, signatureOf } from './delivery'

/** Where events go, and the secret they are signed with. */
export interface Receiver {
  readonly url: string
  readonly secret: string
}

/** Brings events to the shop in the background, again and again until it answers 2xx. */
export interface Courier {
  /** Looks for deliveries that are due; call it after events were recorded. */
  wake(): void
  /** Sends one event now, outside the queue; gives the HTTP status, 0 when there was no answer. */
  send(event: Stripe.Event): Promise<number>
  /** Forgets what is in flight, as after a reset. */
  close(): Promise<void>
}

const AT_ONCE = 8
const TIMEOUT_MS = 20_000

export const createCourier = (books: Books, receiver: Receiver): Courier => {
  const inFlight = new Map<string, Promise<void>>()
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined

  const send = async (event: Stripe.Event): Promise<number> => {
    const body = JSON.stringify(event)
    try {
      const answer = await fetch(receiver.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': signatureOf(body, receiver.secret, nowSeconds()),
        },
        body,
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  const deliver = async (delivery: Delivery) => {
    const event = books.events.get(delivery.eventId)
    const status = event ? await send(event) : 200
    if (ending.signal.aborted || !books.deliveries.get(delivery.id)) return
    if (status >= 200 && status < 300) books.deliveries.remove(delivery.id)
    else {
      const attempts = delivery.attempts + 1
      books.deliveries.put(delivery.id, { ...delivery, attempts, dueAt: Date.now() + backOff(attempts) })
    }
  }

  const wake = () => {
    clearTimeout(timer)
    if (ending.signal.aborted) return
    const waiting = books.deliveries.all().filter(({ id }) => !inFlight.has(id))
    const now = Date.now()
    const due = waiting.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt)
    for (const delivery of due.slice(0, AT_ONCE - inFlight.size)) {
      const work = deliver(delivery).finally(() => {
        inFlight.delete(delivery.id)
        wake()
      })
      inFlight.set(delivery.id, work)
    }
    const later = waiting.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt)
    if (later.length > 0) timer = setTimeout(wake, Math.min(...later) - now + 1)
  }

  return {
    wake,
    send,
    async close() {
      ending.abort()
      clearTimeout(timer)
      await Promise.race([Promise.all(inFlight.values()), pause(1_000, undefined, { ref: false })])
    },
  }
}
