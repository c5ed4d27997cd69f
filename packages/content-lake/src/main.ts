import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runAsProcess } from 'service-kit/process'
import { readPort, readText } from 'service-kit/settings'
import { startLake } from './index'

const SEED = fileURLToPath(new URL('../../seed/dataset/dataset.ndjson', import.meta.url))

await runAsProcess('lake', () => {
  const { env } = process
  const shop = readPort(env, 'SHOP_PORT', 8888)
  const seedFile = readText(env, 'LAKE_SEED', SEED)
  if (!existsSync(seedFile)) throw new Error(`There is no seed at ${seedFile}; make it with "npm run seed".`)
  return startLake({
    port: readPort(env, 'LAKE_PORT', 4100),
    stateDir: readText(env, 'LOCAL_STATE_DIR', '.local'),
    projectId: readText(env, 'SANITY_PROJECT_ID', 'rumbo'),
    dataset: readText(env, 'SANITY_DATASET', 'production'),
    seedFile,
    webhooks: [
      {
        url: readText(env, 'LAKE_WEBHOOK_URL', `http://localhost:${shop}/api/sanity/webhook`),
        secret: readText(env, 'SANITY_WEBHOOK_SECRET', 'local-sanity-webhook-secret'),
        filter: '!string::startsWith(_type, "sanity.")',
        projection: '{_id, _type, _rev, "slug": slug.current, "operation": delta::operation()}',
      },
    ],
  })
})
