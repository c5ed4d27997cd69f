import { join } from 'node:path'
import { Hono } from 'hono'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import type { NodeEnv } from 'service-kit/serve'
import { openState } from 'service-kit/state'
import { openFolder } from './assets/folder'
import { movedAssets, storeAsset } from './assets/store-asset'
import { createAccess } from './http/access'
import { apiRoutes, onError, onUnknown } from './http/app'
import { cdnRoutes } from './http/cdn-routes'
import { DEFAULT_ORIGINS, restrictOrigins } from './http/origins'
import { createPresence } from './http/presence'
import { serveWithSockets } from './http/serve'
import { staleDocuments } from './query/stale'
import { createViews, makeView, type Perspective } from './query/views'
import { type KnownAssets, importDataset } from './import/import-dataset'
import { lockFolder } from './store/lock'
import { openStore } from './store/store'
import { DEFAULT_USERS, type User } from './users'
import { type DocumentDelivery, createDocumentWebhooks } from './webhooks/webhooks'
import type { Webhook } from './webhooks/payload'

export type { User } from './users'
export type { DocumentDelivery } from './webhooks/webhooks'
export type { Webhook } from './webhooks/payload'

export interface LakeOptions {
  /** 0 picks a free one. */
  readonly port: number
  /** Folder for documents, assets and settings. */
  readonly stateDir: string
  readonly projectId: string
  /** Display name of the project; its id by default. */
  readonly projectTitle?: string
  readonly dataset: string
  /** Dataset in Sanity's export format, read at the first start and after a reset. */
  readonly seedFile?: string
  /** By default one administrator. */
  readonly users?: readonly User[]
  /** Browser origins whose pages may use the API; by default that of a local Studio. */
  readonly origins?: readonly string[]
  readonly webhooks?: readonly Webhook[]
  /** How many milliseconds queries are behind the writes of other users; 0 by default. Reading by id never is. */
  readonly staleMs?: number
  /** Milliseconds between the attempts of a webhook. */
  readonly webhookRetryDelays?: readonly number[]
}

/** Starts an emulator of Sanity's Content Lake. The error for a port in use or an invalid dataset names it. */
export const startLake = async (options: LakeOptions): Promise<{ url: string; close(): Promise<void> }> => {
  const { projectId, dataset, seedFile, webhooks = [], webhookRetryDelays, staleMs = 0 } = options
  const {
    stateDir: dir,
    users = DEFAULT_USERS,
    origins = DEFAULT_ORIGINS,
    projectTitle = projectId,
  } = options
  const access = createAccess(users)
  const presence = createPresence(access, origins)
  const served = await serveWithSockets(options.port, presence.upgrade)
  let unlock = () => Promise.resolve()
  try {
    unlock = await lockFolder(dir)
    const assets = openFolder(join(dir, 'assets'))
    const cache = openFolder(join(dir, 'image-cache'))
    const location = { projectId, dataset, url: served.url, assets }
    const known: KnownAssets = new Map()
    const seed = async () =>
      seedFile ? importDataset(seedFile, (asset, bytes) => storeAsset(location, asset, bytes), known) : []
    const store = await openStore({ dir, seed })
    await store.write({ mutations: movedAssets(location, store.all()), author: 'content-lake' })
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
    const queryView = (perspective: Perspective, user: string | undefined) =>
      staleMs === 0
        ? view(perspective, user === undefined)
        : makeView(
            { all: () => staleDocuments(store, { staleMs, reader: user }) },
            perspective,
            user === undefined,
          )
    const lake = { ...location, projectTitle, origins, webhooks, access, store, view, queryView }
    const faults = createFaults()
    const reset = async () => {
      state.clear()
      await store.replaceAll(await seed())
    }
    const local = localRoutes({ name: 'content-lake', faults, reset }).get('/deliveries', (c) =>
      c.json(deliveries.all()),
    )
    const app = new Hono<NodeEnv>({ strict: false })
      .onError(onError)
      .notFound(onUnknown)
      .use(faults.cut, restrictOrigins(origins), faults.delay)
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
