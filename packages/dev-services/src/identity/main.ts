import { runAsProcess } from 'service-kit/process'
import { readPort, readText } from 'service-kit/settings'
import { startIdentity } from './index'

await runAsProcess('identity', () => {
  const { env } = process
  const shop = `http://localhost:${readPort(env, 'SHOP_PORT', 8888)}`
  const site = new URL(readText(env, 'PUBLIC_SITE_URL', shop)).origin
  return startIdentity({
    port: readPort(env, 'IDENTITY_PORT', 4300),
    stateDir: readText(env, 'LOCAL_STATE_DIR', '.local'),
    clientId: readText(env, 'PUBLIC_AUTH0_CLIENT_ID', 'rumbo-local'),
    audience: readText(env, 'PUBLIC_AUTH0_AUDIENCE', 'https://api.rumbo.example'),
    appOrigins: [...new Set([site, shop])],
  })
})
