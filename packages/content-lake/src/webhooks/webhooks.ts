import { encodeSignatureHeader } from '@sanity/webhook'
import type { Collection } from 'service-kit/state'
import { createWebhookDispatcher, type Delivery, type Outcome } from 'service-kit/webhook-dispatcher'
import { type LakeDocument, randomName } from '../document'
import type { Commit } from '../store/store'
import { type Operation, type Webhook, operationOf, payloadOf } from './payload'

/** A message about one changed document. Its id is sent as `idempotency-key`, the same for every attempt. */
export interface DocumentDelivery extends Delivery {
  readonly url: string
  readonly documentId: string
  readonly operation: Operation
  readonly transactionId: string
  readonly transactionTime: string
  readonly body: string
}

/** Milliseconds between attempts; a delivery fails after the last. */
const RETRY_DELAYS = [250, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const
const TIMEOUT = 30_000
const KEEP = 200

interface Options {
  readonly webhooks: readonly Webhook[]
  readonly projectId: string
  readonly dataset: string
  readonly deliveries: Collection<DocumentDelivery>
  published(): readonly LakeDocument[]
  readonly retryDelays?: readonly number[]
}

/** Notifies webhooks of committed changes, with Sanity's headers, signature and retry rules. */
export const createDocumentWebhooks = ({
  webhooks,
  projectId,
  dataset,
  deliveries,
  published,
  retryDelays = RETRY_DELAYS,
}: Options) => {
  const dispatcher = createWebhookDispatcher<DocumentDelivery>({
    deliveries,
    keep: KEEP,
    timeout: TIMEOUT,
    retryDelay: (attempts, outcome) => (isRetryable(outcome) ? retryDelays[attempts - 1] : undefined),
    async request(delivery) {
      const webhook = webhooks.find(({ url }) => url === delivery.url)
      if (!webhook) return undefined
      // As at Sanity, a retry carries the signature of the first attempt.
      const signedAt = Date.parse(delivery.transactionTime)
      const signature = await encodeSignatureHeader(delivery.body, signedAt, webhook.secret)
      return {
        url: delivery.url,
        body: delivery.body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Sanity.io webhook delivery (content-lake)',
          'sanity-webhook-signature': signature,
          'idempotency-key': delivery.id,
          'sanity-document-id': delivery.documentId,
          'sanity-operation': delivery.operation,
          'sanity-project-id': projectId,
          'sanity-dataset': dataset,
          'sanity-transaction-id': delivery.transactionId,
          'sanity-transaction-time': delivery.transactionTime,
        },
      }
    },
  })
  dispatcher.wake()

  return {
    /** Call it with each transaction once it is on disk. */
    async notify({ transaction, changes }: Commit): Promise<void> {
      const documents = published()
      for (const webhook of webhooks)
        for (const change of changes) {
          const body = await payloadOf(webhook, change, documents)
          if (body === undefined) continue
          const id = randomName(32)
          deliveries.put(id, {
            id,
            state: 'pending',
            attempts: [],
            dueAt: Date.now(),
            url: webhook.url,
            documentId: change.id,
            operation: operationOf(change),
            transactionId: transaction.id,
            transactionTime: transaction.timestamp,
            body,
          })
        }
      dispatcher.wake()
    },
    close: dispatcher.close,
  }
}

/** As Sanity: a 4xx is final except 429; 5xx and no response are retried. */
const isRetryable = (outcome: Outcome) => typeof outcome === 'string' || outcome === 429 || outcome >= 500
