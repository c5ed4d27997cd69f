import { join } from 'node:path'
import { Hono } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import { ownPagesOnly } from 'service-kit/own-pages-only'
import { type NodeEnv, serveApp } from 'service-kit/serve'
import { openState } from 'service-kit/state'
import { controlRoutes, type Settings } from './controls'
import { createErrorPage } from './error-page'
import { logOutRoutes } from './log-out'
import { loginRoutes } from './login'
import { createNextLogin } from './next-login'
import { openPeople, type Person, seedPeople } from './people'
import { createProvider } from './provider'
import { pruneRecords, type StoredRecord } from './records'
import { openSecrets, type Secrets } from './secrets'
import { signUpRoutes } from './sign-up'

interface IdentityOptions {
  readonly port: number
  /** State directory of all emulators. This one uses the folder `identity` in it. */
  readonly stateDir: string
  readonly clientId: string
  readonly audience: string
  /** Origins of the shop. Error pages link to the first one. */
  readonly appOrigins: readonly string[]
}

const ACCESS_TOKEN_SECONDS = 3600

/** Emulates the part of Auth0 that `@auth0/auth0-spa-js` and the shop's functions use. */
export const startIdentity = async (
  options: IdentityOptions,
): Promise<{ url: string; close(): Promise<void> }> => {
  const { port, stateDir, clientId, audience, appOrigins } = options
  const url = `http://localhost:${port}`
  const issuer = `${url}/`
  const shop = appOrigins[0] ?? url
  const state = openState(join(stateDir, 'identity'))
  const secretCollection = state.collection<Secrets>('secrets')
  const secrets = await openSecrets(secretCollection)
  const records = state.collection<StoredRecord>('records')
  const personCollection = state.collection<Person>('people')
  const people = openPeople(personCollection)
  const next = createNextLogin()
  const faults = createFaults()
  const settings: Settings = { accessTokenSeconds: ACCESS_TOKEN_SECONDS }

  const seed = () =>
    state.transaction(() => {
      for (const person of seedPeople()) personCollection.put(person.sub, person)
    })
  /** Keeps the signing key, because functions cache its public part. */
  const reset = () => {
    state.clear()
    secretCollection.put('all', secrets)
    seed()
    next.forget()
    settings.accessTokenSeconds = ACCESS_TOKEN_SECONDS
  }
  pruneRecords(records)
  if (personCollection.size === 0) seed()

  const renderError = createErrorPage(shop)
  const provider = createProvider({
    issuer,
    clientId,
    audience,
    appOrigins,
    secrets,
    records,
    people,
    next,
    accessTokenSeconds: () => settings.accessTokenSeconds,
    renderError,
  })
  const handleAsProvider = provider.callback()

  const app = new Hono<NodeEnv>()
    .use(faults.cut, faults.delay)
    .use('/__local/*', ownPagesOnly(appOrigins))
    .route('/__local', controlRoutes({ issuer, clientId, audience, secrets, next, records, settings }))
    .route('/__local', localRoutes({ name: 'identity', faults, reset }))
    .route('/u', loginRoutes({ provider, people, next, shop }))
    .route('/v2/logout', logOutRoutes({ provider, appOrigins, renderError }))
    .route('/dbconnections/signup', signUpRoutes({ clientId, appOrigins, people }))
    .all('*', async (c) => {
      await handleAsProvider(c.env.incoming, c.env.outgoing)
      return RESPONSE_ALREADY_SENT
    })

  const served = await serveApp(app, port)
  return {
    url,
    async close() {
      await served.close()
      state.close()
    },
  }
}
