import { encodeSignatureHeader } from '@sanity/webhook'
import type { Shelf } from 'service-kit/state'
import { type LakeDocument, randomName } from '../document'
import type { Commit } from '../store/store'
import { type Operation, type Webhook, operationOf, payloadOf } from './payload'

interface Attempt {
  readonly at: string
  /** HTTP status, or what kept the request from being answered. */
  readonly outcome: number | string
}

/** A message on its way, or one that has arrived. */
export interface Delivery {
  /** Sent as `idempotency-key`, the same at each attempt. */
  readonly id: string
  readonly url: string
  readonly documentId: string
  readonly operation: Operation
  readonly transactionId: string
  readonly transactionTime: string
  readonly body: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: readonly Attempt[]
}

/** Waits between attempts in milliseconds; after the last the message counts as failed. */
const WAITS = [250, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const
const TIMEOUT = 30_000
/** How many settled deliveries are remembered. */
const REMEMBERED = 200

interface Options {
  readonly webhooks: readonly Webhook[]
  readonly projectId: string
  readonly dataset: string
  readonly log: Shelf<Delivery>
  published(): readonly LakeDocument[]
  readonly waits?: readonly number[]
}

/** Tells the webhooks about changes in the background, signed as Sanity does, again and again until they are taken. */
export const createCourier = ({ webhooks, projectId, dataset, log, published, waits = WAITS }: Options) => {
  const ending = new AbortController()
  const timers = new Set<NodeJS.Timeout>()

  const attempt = async (delivery: Delivery, hook: Webhook) => {
    const outcome = await send(delivery)
    if (ending.signal.aborted || !log.get(delivery.id)) return
    const attempts = [...delivery.attempts, { at: new Date().toISOString(), outcome }]
    const wait = shouldRetry(outcome) ? waits[attempts.length - 1] : undefined
    const state = isTaken(outcome) ? 'delivered' : wait === undefined ? 'failed' : 'waiting'
    const next: Delivery = { ...delivery, attempts, state }
    log.put(delivery.id, next)
    if (state === 'waiting') later(next, hook, wait ?? 0)
    else forgetOld(log)
  }

  const later = (delivery: Delivery, hook: Webhook, wait: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void attempt(delivery, hook)
    }, wait)
    timers.add(timer)
  }

  const send = async (delivery: Delivery): Promise<number | string> => {
    const hook = webhooks.find(({ url }) => url === delivery.url)
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Sanity.io webhook delivery (local lake)',
          'sanity-webhook-signature': await encodeSignatureHeader(
            delivery.body,
            Date.now(),
            hook?.secret ?? '',
          ),
          'idempotency-key': delivery.id,
          'sanity-document-id': delivery.documentId,
          'sanity-operation': delivery.operation,
          'sanity-project-id': projectId,
          'sanity-dataset': dataset,
          'sanity-transaction-id': delivery.transactionId,
          'sanity-transaction-time': delivery.transactionTime,
        },
        body: delivery.body,
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT)]),
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      return reasonOf(error)
    }
  }

  for (const waiting of log.all().filter(({ state }) => state === 'waiting')) {
    const hook = webhooks.find(({ url }) => url === waiting.url)
    if (hook) later(waiting, hook, 0)
  }

  return {
    /** Call it for each transaction that is safe on disk. */
    async tell({ transaction, changes }: Commit): Promise<void> {
      const documents = published()
      for (const hook of webhooks)
        for (const change of changes) {
          const body = await payloadOf(hook, change, documents)
          if (body === undefined) continue
          const delivery: Delivery = {
            id: randomName(32),
            url: hook.url,
            documentId: change.id,
            operation: operationOf(change),
            transactionId: transaction.id,
            transactionTime: transaction.timestamp,
            body,
            state: 'waiting',
            attempts: [],
          }
          log.put(delivery.id, delivery)
          void attempt(delivery, hook)
        }
    },
    /** Forgets what is on its way, as after a reset. */
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      for (const { id } of log.all()) log.remove(id)
    },
    close() {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const isTaken = (outcome: Attempt['outcome']) =>
  typeof outcome === 'number' && outcome >= 200 && outcome < 300

/** As Sanity: what the receiver refused (4xx) is not sent again; 429, 5xx and silence are. */
const shouldRetry = (outcome: Attempt['outcome']) =>
  typeof outcome === 'string' || outcome === 429 || outcome >= 500

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

const forgetOld = (log: Shelf<Delivery>) => {
  const settled = log.all().filter(({ state }) => state !== 'waiting')
  for (const { id } of settled.slice(0, Math.max(0, settled.length - REMEMBERED))) log.remove(id)
}
