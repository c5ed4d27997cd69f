import { setTimeout as pause } from 'node:timers/promises'
import type { Collection } from './state'

/** HTTP status, or the reason why there was no response. */
export type Outcome = number | string

export interface Attempt {
  /** ISO 8601. */
  readonly at: string
  readonly outcome: Outcome
}

/** A message to a webhook. It is stored before it is sent, so that it survives a restart. */
export interface Delivery {
  readonly id: string
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly attempts: readonly Attempt[]
  /** Earliest time of the next attempt, in milliseconds since 1970. */
  readonly dueAt: number
}

export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Options<D extends Delivery> {
  readonly deliveries: Collection<D>
  /** Called for each attempt, so that a signature can carry the current time. `undefined` drops the delivery. */
  request(delivery: D): WebhookRequest | undefined | Promise<WebhookRequest | undefined>
  /** Milliseconds until the next attempt after `attempts` (from 1) have failed, `undefined` to give up. */
  retryDelay(attempts: number, outcome: Outcome): number | undefined
  /** How many settled deliveries are kept as a log; by default they are removed. */
  readonly keep?: number
  readonly concurrency?: number
  /** Milliseconds. */
  readonly timeout?: number
}

export interface WebhookDispatcher {
  /** Sends what is due. Call it after putting deliveries into the collection. */
  wake(): void
  /** Sends a request immediately, outside the queue. */
  send(request: WebhookRequest): Promise<Outcome>
  /** Cancels the requests in progress; their deliveries stay pending. */
  close(): Promise<void>
}

export const isSuccess = (outcome: Outcome): boolean =>
  typeof outcome === 'number' && outcome >= 200 && outcome < 300

/** Sends the pending deliveries in the background and retries them until they succeed or `retryDelay` gives up. */
export const createWebhookDispatcher = <D extends Delivery>({
  deliveries,
  request,
  retryDelay,
  keep = 0,
  concurrency = 8,
  timeout = 20_000,
}: Options<D>): WebhookDispatcher => {
  const inProgress = new Map<string, Promise<void>>()
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined

  const send = async ({ url, headers, body }: WebhookRequest): Promise<Outcome> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]),
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return cause instanceof Error ? cause.message : String(cause)
    }
  }

  const attempt = async (delivery: D) => {
    const message = await request(delivery)
    if (!message) return void deliveries.remove(delivery.id)
    const outcome = await send(message)
    if (closing.signal.aborted || !deliveries.get(delivery.id)) return
    const attempts = [...delivery.attempts, { at: new Date().toISOString(), outcome }]
    const delay = isSuccess(outcome) ? undefined : retryDelay(attempts.length, outcome)
    if (delay !== undefined) {
      deliveries.put(delivery.id, { ...delivery, attempts, dueAt: Date.now() + delay })
      return
    }
    if (keep === 0) return void deliveries.remove(delivery.id)
    deliveries.put(delivery.id, { ...delivery, attempts, state: isSuccess(outcome) ? 'delivered' : 'failed' })
    const settled = deliveries.all().filter(({ state }) => state !== 'pending')
    for (const { id } of settled.slice(0, -keep)) deliveries.remove(id)
  }

  const wake = () => {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    const now = Date.now()
    const waiting = deliveries.all().filter(({ id, state }) => state === 'pending' && !inProgress.has(id))
    const due = waiting.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt)
    for (const delivery of due.slice(0, concurrency - inProgress.size)) {
      const work = attempt(delivery).finally(() => {
        inProgress.delete(delivery.id)
        wake()
      })
      inProgress.set(delivery.id, work)
    }
    const later = waiting.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt)
    if (later.length > 0) timer = setTimeout(wake, Math.min(...later) - now + 1)
  }

  return {
    wake,
    send,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await Promise.race([Promise.all(inProgress.values()), pause(1_000, undefined, { ref: false })])
    },
  }
}
