import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { USERS } from '@rumbo/dev-services/content/users'
import { startLake } from 'content-lake'
import { localEnvironment, readPorts } from '@rumbo/dev-services/ports'
import { lakeClient } from '../lake-client'
import { type Build, build, copyProject } from './scale-build'
import { writeDataset } from './scale-data'
import { type FilterTimes, filterTimes } from './scale-filter'
import { type Target, reportTargets } from './targets'
import { table } from './statistics'

// `npm run bench:scale [-- 100 1000 10000]`: builds a copy of the shop with that many products from a separate lake.

const counts = process.argv.slice(2).map(Number)
if (counts.some((count) => !Number.isInteger(count) || count < 1))
  throw new Error('Say how many products, in digits.')

const rows: (string | number)[][] = [
  [
    'products',
    'pages',
    'seconds',
    'pages/s',
    'peak MB',
    'dist MB',
    'one change s',
    'index KB',
    'index br KB',
    'key p50',
    'key p99',
    'shown p99',
    'jank %',
  ],
]
const targets: Target[] = []
for (const count of counts.length > 0 ? counts : [100, 1000, 10_000]) {
  rows.push(await measure(count))
  console.log(`\n${table(rows)}`)
}
reportTargets(targets)

async function measure(count: number): Promise<(string | number)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-scale-'))
  const root = join(folder, 'site')
  const lake = await startLake({
    port: 0,
    stateDir: folder,
    projectId: 'rumbo',
    dataset: 'production',
    users: USERS,
    seedFile: await writeDataset(folder, count),
  })
  try {
    const env = { ...localEnvironment(readPorts(process.env)), SANITY_API_HOST: lake.url }
    await copyProject(root)
    console.log(`${count} products: building …`)
    const first = await build(root, env)
    await changeOne(lake.url)
    // Like Netlify and the local edge, start without the previous output; only the cache is kept.
    await rm(join(root, 'dist'), { recursive: true })
    console.log(`${count} products: building after one change …`)
    const second = await build(root, env)
    const times = await filterTimes(root, join(root, 'dist'))
    targets.push(...targetsOf(count, first, second, times))
    return row(count, first, second, join(root, 'dist/shop/catalog.json'), times)
  } finally {
    await lake.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Targets for two cores; 10,000 products are 20,000 pages. */
function targetsOf(count: number, first: Build, second: Build, times: FilterTimes): Target[] {
  return [
    { what: `${count} products: seconds of a build`, value: first.seconds, limit: 60 },
    { what: `${count} products: megabytes of a build`, value: first.peak, limit: 1600 },
    { what: `${count} products: seconds of a build after one change`, value: second.seconds, limit: 15 },
    { what: `${count} products: milliseconds of a keystroke, p99`, value: times.p99, limit: 8 },
  ]
}

function row(
  count: number,
  first: Build,
  second: Build,
  index: string,
  times: FilterTimes,
): (string | number)[] {
  const catalog = readFileSync(index)
  const kilobytes = (bytes: number) => Math.round(bytes / 1024)
  return [
    count,
    first.pages,
    first.seconds.toFixed(1),
    Math.round(first.pages / first.seconds),
    first.peak,
    Math.round(first.size),
    second.seconds.toFixed(1),
    kilobytes(catalog.length),
    kilobytes(brotliCompressSync(catalog).length),
    times.p50.toFixed(1),
    times.p99.toFixed(1),
    times.shown.toFixed(1),
    (times.jank * 100).toFixed(1),
  ]
}

async function changeOne(apiHost: string): Promise<void> {
  const client = lakeClient(apiHost)
  await client.patch('prod-001').set({ price: 9.87 }).commit()
}
