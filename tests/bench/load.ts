import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'
import { pathFor } from '~/i18n/routes'
import { PRODUCT } from '../budgets/places'
import { reportTargets } from './targets'
import { table } from './statistics'
import { withShop } from './with-shop'

// `npm run bench:load`: requests per second of the local edge and its functions on this computer.

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 20)
/** Seconds of warm-up for each target. */
const WARM_UP = 2
/** The second round repeats the first: memory growth above this ratio is a leak. */
const GROWTH = 1.1
const CONNECTIONS = Number(process.env['LOAD_CONNECTIONS'] ?? 50)

interface Target {
  readonly name: string
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  /** Accepted statuses; any other is an error. */
  readonly expected: readonly number[]
}

const json = (value: object) => JSON.stringify(value)

const TARGETS: readonly Target[] = [
  { name: 'page: home', path: pathFor('home', 'es'), expected: [200] },
  { name: 'page: product', path: pathFor('product', 'en', PRODUCT), expected: [200] },
  { name: 'page: nothing there', path: pathFor('product', 'es', 'no-such'), expected: [404] },
  { name: 'track-order', path: '/api/track-order/TRK-DEMO-TRANSIT', expected: [200] },
  { name: 'checkout-session', path: '/api/stripe/checkout-session/cs_test_none', expected: [404] },
  { name: 'orders, nobody', path: '/api/orders', expected: [401] },
  {
    name: 'create-checkout, nobody',
    path: '/api/stripe/create-checkout-session',
    method: 'POST',
    body: json({ items: [] }),
    expected: [401],
  },
  {
    name: 'stripe-webhook, unsigned',
    path: '/api/stripe/webhook',
    method: 'POST',
    body: json({ type: 'x' }),
    expected: [400],
  },
  {
    name: 'sanity-webhook, unsigned',
    path: '/api/sanity/webhook',
    method: 'POST',
    body: json({ _id: 'x' }),
    expected: [401],
  },
  {
    name: 'newsletter, malformed',
    path: '/api/sendwelcomeemail',
    method: 'POST',
    body: json({ email: 'no' }),
    expected: [400, 422],
  },
  { name: 'unsubscribe, no token', path: '/api/newsletter/unsubscribe', expected: [400] },
]

await withShop(async ({ url }) => {
  const pid = listener(new URL(url).port)
  for (const target of TARGETS) await hit(url, target, WARM_UP)
  const memory = [memoryOf(pid)]
  const rows: (string | number)[][] = [['target', 'req/s', 'p50 ms', 'p99 ms', 'requests', 'errors']]
  for (const round of [1, 2]) {
    for (const target of TARGETS) {
      rows.push(await hit(url, target))
      console.log(`${round}  ${rows.at(-1)?.join('  ')}`)
    }
    memory.push(memoryOf(pid))
  }
  console.log(`\n${CONNECTIONS} connections, ${SECONDS} s each, two rounds\n${table(rows)}`)
  console.log(
    `\nMegabytes of the edge and its functions before, after the first and after the second round: ${memory.join(', ')}`,
  )
  const [, first = NaN, second = NaN] = memory
  reportTargets([
    { what: 'errors', value: rows.slice(1).reduce((sum, row) => sum + Number(row.at(-1)), 0), limit: 0 },
    ...(pid ? [{ what: 'memory, second round over first', value: second / first, limit: GROWTH }] : []),
  ])
})

async function hit(url: string, target: Target, duration = SECONDS): Promise<(string | number)[]> {
  let call = 0
  const result = await autocannon({
    url: url + target.path,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        method: target.method ?? 'GET',
        ...(target.body && { body: target.body }),
        // Each call has its own address, to avoid the rate limit.
        setupRequest: (request) => ({
          ...request,
          headers: {
            ...request.headers,
            'content-type': 'application/json',
            'accept-encoding': 'br',
            'x-local-client-ip': `10.0.${(call >> 8) & 255}.${call++ & 255}`,
          },
        }),
      },
    ],
  })
  const wrong = Object.entries(result.statusCodeStats ?? {})
    .filter(([code]) => !target.expected.includes(Number(code)))
    .reduce((sum, [, { count }]) => sum + (count ?? 0), 0)
  return [
    target.name,
    Math.round(result.requests.average),
    result.latency.p50,
    result.latency.p99,
    result.requests.total,
    result.errors + result.timeouts + wrong,
  ]
}

/** The process that listens on `port`, if the system reports it. */
function listener(port: string): string | undefined {
  try {
    return /pid=(\d+)/.exec(execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' }))?.[1]
  } catch {
    return undefined
  }
}

/** Resident memory in megabytes, if the system reports it. */
function memoryOf(pid: string | undefined): number {
  if (!pid) return NaN
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) / 1024)
}
