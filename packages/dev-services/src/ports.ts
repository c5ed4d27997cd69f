import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { localValues } from '~/lib/env/env.server'
import { VARIABLES } from '~/lib/env/variables.server'

/** Every local program that listens: its environment variable, default port and display name. */
export const PORTS = {
  shop: { variable: 'SHOP_PORT', title: 'Shop' },
  studio: { variable: 'STUDIO_PORT', title: 'Studio' },
  lake: { variable: 'LAKE_PORT', title: 'Content lake' },
  payments: { variable: 'PAYMENTS_PORT', title: 'Payments' },
  identity: { variable: 'IDENTITY_PORT', title: 'Identity' },
  mail: { variable: 'MAIL_PORT', title: 'Mail' },
} as const

export type PortName = keyof typeof PORTS
export type Ports = Readonly<Record<PortName, number>>
export type Environment = Readonly<Record<string, string | undefined>>

const NAMES = Object.keys(PORTS) as PortName[]

/**
 * The ports that `env` sets, else the defaults plus `offset` (tests add 1000).
 * Throws, naming the variable, when a value is not a port or two programs share one.
 */
export const readPorts = (env: Environment, offset = 0): Ports => {
  const ports = Object.fromEntries(
    NAMES.map((name) => [name, readPort(env, name, offset)]),
  ) as unknown as Ports
  for (const name of NAMES) {
    const other = NAMES.find((candidate) => candidate !== name && ports[candidate] === ports[name])
    if (other)
      throw new Error(
        `${PORTS[name].variable} and ${PORTS[other].variable} are both ${ports[name]}. Change one of them.`,
      )
  }
  return ports
}

const readPort = (env: Environment, name: PortName, offset: number): number => {
  const { variable } = PORTS[name]
  const fallback = Number(VARIABLES[variable].local)
  const text = env[variable]
  if (!text) return fallback + offset
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(
    `${variable} is "${text}", which is not a port. Use a number from 1 to 65535, or remove it to use ${fallback}.`,
  )
}

/** With a `key` of the real service, the address of its emulator is not set. */
const SERVICES = [
  { key: 'SANITY_PROJECT_ID', address: 'SANITY_API_HOST' },
  { key: 'STRIPE_SECRET_KEY', address: 'STRIPE_API_URL' },
  { key: 'RESEND_API_KEY', address: 'RESEND_API_URL' },
  { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
] as const

/** The complete environment for running the shop locally. Values in `env` win, empty ones included. */
export const localEnvironment = (ports: Ports, env: Environment = {}): Record<string, string> => {
  const local: Record<string, string> = { ...localDefaults(ports) }
  for (const { key, address } of SERVICES) {
    if (env[key] !== undefined && env[key] !== local[key]) delete local[address]
  }
  for (const [name, value] of Object.entries(env)) if (value !== undefined) local[name] = value
  for (const name of NAMES) local[PORTS[name].variable] = String(ports[name])
  return local
}

const localDefaults = (ports: Ports): Record<string, string> => ({
  ...localValues(Object.fromEntries(NAMES.map((name) => [PORTS[name].variable, String(ports[name])]))),
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
})

/** The project's `.env` merged with the process's environment, which wins. */
export const readEnvironment = (root: string, env: Environment = process.env): Environment => {
  const file = join(root, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env
}

/** Rejects when ports are in use, naming the programs and a command that starts on free ports. */
export const requireFreePorts = async (
  ports: Ports,
  names: readonly PortName[] = NAMES,
  { command = 'npm start', prefix = '' } = {},
): Promise<void> => {
  const free = await Promise.all(names.map((name) => isFree(ports[name])))
  const taken = names.filter((_, index) => !free[index])
  if (taken.length === 0) return
  const used = new Set<number>(Object.values(ports))
  const settings: string[] = []
  for (const name of taken) {
    let port = ports[name] + 1
    while (used.has(port) || !(await isFree(port))) port += 1
    used.add(port)
    settings.push(`${prefix}${PORTS[name].variable}=${port}`)
  }
  const list = taken.map((name) => `${ports[name]} (${PORTS[name].title})`).join(', ')
  const [subject, programs] =
    taken.length === 1 ? [`Port ${list} is`, 'that program'] : [`Ports ${list} are`, 'those programs']
  throw new Error(
    `${subject} in use by another program. Stop ${programs}, or use other ports: ${settings.join(' ')} ${command}`,
  )
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
