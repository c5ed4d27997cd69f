import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runAsProcess } from 'service-kit/process'
import { DEFAULT_USERS, type User } from './users'
import type { Webhook } from './webhooks/payload'
import { type LakeOptions, startLake } from './index'

const HELP = `Usage: content-lake serve [options]

Serves a dataset with the HTTP API of Sanity's Content Lake.

  --dataset FILE             dataset in Sanity's export format (.ndjson), read at the first start and after a reset
  --port PORT                port on localhost (4100)
  --project ID               project id (local)
  --dataset-name NAME        name of the dataset (production)
  --state DIR                folder for documents and assets (.content-lake)
  --origin ORIGIN            allowed browser origin, repeatable (http://localhost:3333)
  --token TOKEN              token with write access, repeatable
  --user NAME:ROLE           user on the login page, repeatable (Administrator:administrator);
                             roles: administrator, editor, viewer
  --stale-ms MS              queries see writes of other users after MS milliseconds (0)
  --webhook URL              sends changes of published documents to URL
  --webhook-secret SECRET    signs the webhook's requests; required with --webhook
  --webhook-filter GROQ      documents to send, such as '_type == "post"'
  --webhook-projection GROQ  content to send, such as '{_id, "slug": slug.current}'
  --help                     prints this text`

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const OPTIONS = {
  dataset: text,
  port: text,
  project: text,
  'dataset-name': text,
  state: text,
  origin: list,
  token: list,
  user: list,
  'stale-ms': text,
  webhook: text,
  'webhook-secret': text,
  'webhook-filter': text,
  'webhook-projection': text,
  help: { type: 'boolean', short: 'h' },
} as const

/** The command line as options, `undefined` when it asks for help. Throws an error with one sentence. */
export const parseCommandLine = (args: readonly string[]): LakeOptions | undefined => {
  const { values, positionals } = parse(args)
  if (values.help || (args.length === 0 && positionals.length === 0)) return undefined
  const [command, ...rest] = positionals
  if (command !== 'serve' || rest.length > 0)
    throw new Error(`Unknown command "${positionals.join(' ')}". The only command is "serve".`)
  const seedFile = values.dataset && resolve(values.dataset)
  if (seedFile && !existsSync(seedFile)) throw new Error(`--dataset: there is no file ${seedFile}.`)
  return {
    port: readPort(values.port ?? '4100'),
    projectId: values.project ?? 'local',
    dataset: values['dataset-name'] ?? 'production',
    stateDir: resolve(values.state ?? '.content-lake'),
    users: [...(values.user?.map(readUser) ?? DEFAULT_USERS), ...(values.token ?? []).map(robot)],
    ...(seedFile && { seedFile }),
    ...(values.origin && { origins: values.origin.map(readOrigin) }),
    ...(values['stale-ms'] && { staleMs: readStaleness(values['stale-ms']) }),
    ...(values.webhook && { webhooks: [readWebhook(values.webhook, values)] }),
  }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    const [sentence = ''] = (cause as Error).message.split('. ')
    throw new Error(`${sentence.replace(/\.$/, '')}.`, { cause })
  }
}

const readPort = (value: string): number => {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && value.trim() !== '') return port
  throw new Error(`--port: "${value}" is not a port from 0 to 65535.`)
}

const readStaleness = (value: string): number => {
  const milliseconds = Number(value)
  if (Number.isInteger(milliseconds) && milliseconds >= 0 && value.trim() !== '') return milliseconds
  throw new Error(`--stale-ms: "${value}" is not a number of milliseconds.`)
}

const readOrigin = (value: string): string => {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`--origin: "${value}" is not an origin such as http://localhost:3333.`)
}

const ROLES = ['administrator', 'editor', 'viewer'] as const

const readUser = (value: string): User => {
  const [, name, role] = /^(.+):(\w+)$/.exec(value) ?? []
  const known = ROLES.find((candidate) => candidate === role)
  if (!name || !known) throw new Error(`--user: "${value}" is not NAME:ROLE, such as "Ada:editor".`)
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return { id, name, token: `local-${id}`, role: known }
}

const robot = (token: string, index: number): User => ({
  id: `robot-${index + 1}`,
  name: `API token ${index + 1}`,
  token,
  role: 'editor',
  isRobot: true,
})

type WebhookValues = Readonly<
  Partial<Record<'webhook-secret' | 'webhook-filter' | 'webhook-projection', string>>
>

const readWebhook = (url: string, values: WebhookValues): Webhook => {
  const { 'webhook-secret': secret, 'webhook-filter': filter, 'webhook-projection': projection } = values
  if (!URL.canParse(url)) throw new Error(`--webhook: "${url}" is not a URL.`)
  if (!secret) throw new Error('--webhook needs a --webhook-secret.')
  return { url, secret, ...(filter && { filter }), ...(projection && { projection }) }
}

/** Runs the command line. */
export const run = (args: readonly string[]): Promise<void> =>
  runAsProcess('content-lake', async () => {
    const options = parseCommandLine(args)
    if (options) return startLake(options)
    console.log(HELP)
    process.exit(0)
  })
