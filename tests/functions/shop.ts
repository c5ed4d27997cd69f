import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { startIdentity } from '@rumbo/dev-services/identity'
import { freePort } from 'service-kit/free-port'
import { serveApp } from 'service-kit/serve'
import { USERS } from '@rumbo/dev-services/content/users'
import { startLake } from 'content-lake'
import { startMail } from '@rumbo/dev-services/mail'
import { startPayments } from '@rumbo/dev-services/payments'
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '~/content/webhook'
import { lakeClient } from '../lake-client'
import { testEnvironment } from '../../netlify/server/testing/environment'
import { DOCUMENTS } from './catalog'
import { handlerOf } from './functions'
import { patiently } from './patiently'
import { control } from './shopper'

/** How far behind queries are, in milliseconds; `LAKE_STALE_MS=2000` runs the same tests as with a slow index. */
const STALE_MS = Number(process.env['LAKE_STALE_MS'] ?? 0)

const AUDIENCE = 'https://api.rumbo.example'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** The functions behind a real server, with all emulators, on separate ports and with separate state. */
export async function openShop() {
  const stateDir = await mkdtemp(join(tmpdir(), 'rumbo-functions-'))
  const builds: string[] = []
  const app = new Hono()
    .post('/__build/:hook', (c) => c.json({ builds: builds.push(c.req.param('hook')) }))
    .all('*', (c) => handlerOf(c.req.path)?.(c.req.raw) ?? new Response('no such function', { status: 404 }))
  const site = await serveApp(app, 0)
  const environment = testEnvironment()
  const lake = await startLake({
    port: 0,
    stateDir: join(stateDir, 'lake'),
    projectId: 'rumbo',
    dataset: 'production',
    users: USERS,
    webhooks: [
      {
        url: `${site.url}/api/sanity/webhook`,
        secret: environment['SANITY_WEBHOOK_SECRET'] ?? '',
        filter: WEBHOOK_FILTER,
        projection: WEBHOOK_PROJECTION,
      },
    ],
    webhookRetryDelays: [100, 300],
    staleMs: STALE_MS,
  })
  const payments = await startPayments({
    port: 0,
    stateDir,
    webhook: { url: `${site.url}/api/stripe/webhook`, secret: environment['STRIPE_WEBHOOK_SECRET'] ?? '' },
    promotionCodes: [{ code: 'WELCOME10', percentOff: 10 }],
  })
  const identity = await startIdentity({
    port: await freePort(),
    stateDir,
    clientId: 'rumbo-local',
    audience: AUDIENCE,
    appOrigins: [site.url],
  })
  const mail = await startMail({ port: 0, stateDir })
  await control(mail.url, 'rate-limit', { perSecond: null })
  Object.assign(
    process.env,
    testEnvironment({
      PUBLIC_SITE_URL: site.url,
      SANITY_API_HOST: lake.url,
      STRIPE_API_URL: payments.url,
      PUBLIC_AUTH0_DOMAIN: identity.url,
      RESEND_API_URL: mail.url,
      BUILD_HOOK_URL: `${site.url}/__build/default`,
    }),
  )
  const client = lakeClient(lake.url)
  const content = STALE_MS === 0 ? client : patiently(client, STALE_MS)
  for (const document of DOCUMENTS) await client.createOrReplace(document)
  await pause(STALE_MS)

  return {
    site: site.url,
    urls: { lake: lake.url, payments: payments.url, identity: identity.url, mail: mail.url },
    builds,
    content,
    async stop() {
      await Promise.all([payments.close(), lake.close(), identity.close(), mail.close()])
      await site.close()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}
