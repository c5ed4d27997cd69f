import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** Every program that listens when the shop runs on one computer: its variable, its usual port, its name for people. */
export const PORTS = {
  shop: { variable: 'SHOP_PORT', usual: 8888, title: 'Shop' },
  studio: { variable: 'STUDIO_PORT', usual: 3333, title: 'Studio' },
  lake: { variable: 'LAKE_PORT', usual: 4100, title: 'Content lake' },
  payments: { variable: 'PAYMENTS_PORT', usual: 4200, title: 'Payments' },
  identity: { variable: 'IDENTITY_PORT', usual: 4300, title: 'Identity' },
  mail: { variable: 'MAIL_PORT', usual: 4400, title: 'Mail' },
} as const

export type PortName = keyof typeof PORTS
export type Ports = Readonly<Record<PortName, number>>
export type Environment = Readonly<Record<string, string | undefined>>

const NAMES = Object.keys(PORTS) as PortName[]

/**
 * The ports to use: what `env` names, else the usual ones plus `offset` (tests stand 1000 above).
 * Throws with the variable's name when a value is no port, or two programs share one.
 */
export const readPorts = (env: Environment, offset = 0): Ports => {
  const ports = Object.fromEntries(
    NAMES.map((name) => [name, readPort(env, name, offset)]),
  ) as unknown as Ports
  for (const name of NAMES) {
    const twin = NAMES.find((other) => other !== name && ports[other] === ports[name])
    if (twin)
      throw new Error(
        `${PORTS[name].variable} and ${PORTS[twin].variable} are both ${ports[name]}. Change one of them.`,
      )
  }
  return ports
}

const readPort = (env: Environment, name: PortName, offset: number): number => {
  const { variable, usual } = PORTS[name]
  const text = env[variable]
  if (!text) return usual + offset
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(
    `${variable} is "${text}", which is no port. Use a number from 1 to 65535, or leave it out for ${usual}.`,
  )
}

/** Variables of one service go together: with another `key` than ours, the service is real and its local address is not assumed. */
const SERVICES = [
  { key: 'SANITY_PROJECT_ID', address: 'SANITY_API_HOST' },
  { key: 'STRIPE_SECRET_KEY', address: 'STRIPE_API_URL' },
  { key: 'RESEND_API_KEY', address: 'RESEND_API_URL' },
] as const

/** The whole environment of the shop on this computer. What `env` sets (an empty value too) wins. */
export const localEnvironment = (ports: Ports, env: Environment = {}): Record<string, string> => {
  const local: Record<string, string> = { ...localDefaults(ports) }
  for (const { key, address } of SERVICES) {
    if (env[key] !== undefined && env[key] !== local[key]) delete local[address]
  }
  for (const [name, value] of Object.entries(env)) if (value !== undefined) local[name] = value
  for (const name of NAMES) local[PORTS[name].variable] = String(ports[name])
  return local
}

const localDefaults = (ports: Ports) => ({
  PUBLIC_SITE_URL: `http://localhost:${ports.shop}`,
  SANITY_PROJECT_ID: 'rumbo',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: `http://localhost:${ports.lake}`,
  SANITY_READ_TOKEN: 'sk-local-site',
  SANITY_WRITE_TOKEN: 'sk-local-site',
  SANITY_WEBHOOK_SECRET: 'local-sanity-webhook-secret',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_API_URL: `http://localhost:${ports.payments}`,
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  PUBLIC_AUTH0_DOMAIN: `http://localhost:${ports.identity}`,
  PUBLIC_AUTH0_CLIENT_ID: 'rumbo-local',
  PUBLIC_AUTH0_AUDIENCE: 'https://api.rumbo.example',
  RESEND_API_KEY: 're_local',
  RESEND_API_URL: `http://localhost:${ports.mail}`,
  MAIL_FROM: 'Rumbo <hola@rumbo.example>',
  NEWSLETTER_SECRET: 'local-newsletter-secret',
  PUBLIC_NEWSLETTER_URL: '',
  BUILD_HOOK_URL: `http://localhost:${ports.shop}/__local/build`,
  LOCAL_STATE_DIR: '.local',
  SANITY_STUDIO_PROJECT_ID: 'rumbo',
  SANITY_STUDIO_DATASET: 'production',
  SANITY_STUDIO_API_HOST: `http://localhost:${ports.lake}`,
  SANITY_STUDIO_SITE_URL: `http://localhost:${ports.shop}`,
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
})

/** `.env` of the project under the process's own variables, which win. */
export const readEnvironment = (root: string, env: Environment = process.env): Environment => {
  const file = join(root, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env
}

/** Rejects, naming the program and the variable that moves it, when one of the ports is taken. */
export const requireFreePorts = async (ports: Ports, names: readonly PortName[] = NAMES): Promise<void> => {
  const taken = await Promise.all(names.map(async (name) => ((await isFree(ports[name])) ? undefined : name)))
  const sentences = taken.filter((name) => name !== undefined).map((name) => takenPort(name, ports[name]))
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}

/** What to say when `port` of `name` is in use. */
export const takenPort = (name: PortName, port: number): string =>
  `Port ${port} (${PORTS[name].title}) is in use by another program. ` +
  `Stop that program, or choose another port: ${PORTS[name].variable}=${port + 1} npm start`

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
