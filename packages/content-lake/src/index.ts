import { join } from 'node:path'
import { Hono } from 'hono'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import type { NodeEnv } from 'service-kit/serve'
import { openState } from 'service-kit/state'
import { openFolder } from './assets/folder'
import { keepAsset, movedAssets } from './assets/keep'
import { apiRoutes, cors, onError, onUnknown } from './http/app'
import { cdnRoutes } from './http/cdn-routes'
import { createPresence } from './http/presence'
import { serveWithSockets } from './http/serve'
import { createViews } from './query/views'
import { type KnownAssets, importDataset } from './seed/import'
import { lockFolder } from './store/lock'
import { openStore } from './store/store'
import { type DocumentDelivery, createDocumentWebhooks } from './webhooks/webhooks'
import type { Webhook } from './webhooks/payload'

export type { DocumentDelivery } from './webhooks/webhooks'
export type { Webhook } from './webhooks/payload'

export interface LakeOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** State is kept under `<stateDir>/lake`. */
  readonly stateDir: string
  readonly projectId: string
  readonly dataset: string
  /** Dataset in Sanity's import format that is there at first and after a reset; nothing when left out. */
  readonly seedFile?: string
  readonly webhooks?: readonly Webhook[]
  /** Milliseconds between the attempts of a webhook. */
  readonly webhookRetryDelays?: readonly number[]
}

/** Starts the stand-in for Sanity's Content Lake. Rejects naming the port when it is taken, the seed when it is wrong. */
export const startLake = async (options: LakeOptions): Promise<{ url: string; close(): Promise<void> }> => {
  const { projectId, dataset, seedFile, webhooks = [], webhookRetryDelays } = options
  const dir = join(options.stateDir, 'lake')
  const presence = createPresence()
  const served = await serveWithSockets(options.port, presence.upgrade)
  let unlock = () => Promise.resolve()
  try {
    unlock = await lockFolder(dir)
    const assets = openFolder(join(dir, 'assets'))
    const cache = openFolder(join(dir, 'image-cache'))
    const place = { projectId, dataset, url: served.url, assets }
    const known: KnownAssets = new Map()
    const seed = async () =>
      seedFile ? importDataset(seedFile, (asset, bytes) => keepAsset(place, asset, bytes), known) : []
    const store = await openStore({ dir, seed })
    await store.write({ mutations: movedAssets(place, store.all()), author: 'lake' })
    const state = openState(join(dir, 'memory'))
    const view = createViews(store)
    const deliveries = state.collection<DocumentDelivery>('deliveries')
    const documentWebhooks = createDocumentWebhooks({
      webhooks,
      projectId,
      dataset,
      deliveries,
      published: () => view(['published'], false).documents,
      ...(webhookRetryDelays && { retryDelays: webhookRetryDelays }),
    })
    store.subscribe((commit) => {
      if (commit) void documentWebhooks.notify(commit)
    })
    const lake = { ...place, store, view }
    const faults = createFaults()
    const reset = async () => {
      state.clear()
      await store.replaceAll(await seed())
    }
    const local = localRoutes({ name: 'lake', faults, reset }).get('/deliveries', (c) =>
      c.json(deliveries.all()),
    )
    const app = new Hono<NodeEnv>({ strict: false })
      .onError(onError)
      .notFound(onUnknown)
      .use(faults.cut, cors, faults.delay)
      .route('/__local', local)
      .route('/', cdnRoutes(lake, cache))
      .route('/', apiRoutes(lake, state.collection('keyvalue')))
    served.answerWith(app.fetch)
    return {
      url: served.url,
      async close() {
        await documentWebhooks.close()
        presence.close()
        await served.close()
        await store.close()
        state.close()
        await unlock()
      },
    }
  } catch (error) {
    await served.close()
    await unlock()
    throw error
  }
}
