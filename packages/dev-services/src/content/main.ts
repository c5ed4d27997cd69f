import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startLake } from 'content-lake'
import { runAsProcess } from 'service-kit/process'
import { readPort, readText } from 'service-kit/settings'
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '~/content/webhook'
import { projectFile } from '../programs'
import { USERS } from './users'

const SEED = projectFile('packages/seed/dataset/dataset.ndjson')

await runAsProcess('lake', () => {
  const { env } = process
  const shop = `http://localhost:${readPort(env, 'SHOP_PORT', 8888)}`
  const studio = `http://localhost:${readPort(env, 'STUDIO_PORT', 3333)}`
  const seedFile = readText(env, 'LAKE_SEED', SEED)
  if (!existsSync(seedFile))
    throw new Error(`There is no seed at ${seedFile}. Create it with "npm run seed".`)
  return startLake({
    port: readPort(env, 'LAKE_PORT', 4100),
    stateDir: join(readText(env, 'LOCAL_STATE_DIR', '.local'), 'lake'),
    projectId: readText(env, 'SANITY_PROJECT_ID', 'rumbo'),
    projectTitle: 'Rumbo',
    dataset: readText(env, 'SANITY_DATASET', 'production'),
    seedFile,
    users: USERS,
    origins: [shop, studio],
    webhooks: [
      {
        url: readText(env, 'LAKE_WEBHOOK_URL', `${shop}/api/sanity/webhook`),
        secret: readText(env, 'SANITY_WEBHOOK_SECRET', 'local-sanity-webhook-secret'),
        filter: WEBHOOK_FILTER,
        projection: WEBHOOK_PROJECTION,
      },
    ],
  })
})
