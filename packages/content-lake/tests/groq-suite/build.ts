import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

// Rebuilds suite.ndjson.br: `tsx build.ts path/to/suite.ndjson` with the file that `pnpm build` makes in a checkout of
// https://github.com/sanity-io/groq-test-suite.

interface Entry {
  readonly _id: string
  readonly _type: 'dataset' | 'test'
  readonly name: string
  readonly documents?: readonly unknown[]
  readonly dataset: { readonly _ref: string }
  readonly query: string
  readonly params: unknown
  readonly result: unknown
  readonly valid: boolean
  readonly version?: string
  readonly features: readonly string[]
}

/** groq-js does not implement geo functions. */
const EXCLUDED_FEATURE = 'geoFunctions'
/** groq-js does not finish queries with so many nested subqueries. */
const MAX_SUBQUERIES = 6

const [path] = process.argv.slice(2)
if (!path) throw new Error('Usage: tsx build.ts path/to/suite.ndjson')
const entries = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Entry)
const datasets = entries.filter((entry) => entry._type === 'dataset' && entry.documents)
const ids = new Set(datasets.map(({ _id }) => _id))
const isIncluded = ({ dataset, features, query }: Entry) =>
  ids.has(dataset._ref) &&
  !features.includes(EXCLUDED_FEATURE) &&
  (query.match(/_id in \*\[/g) ?? []).length <= MAX_SUBQUERIES

const tests = entries.filter((entry) => entry._type === 'test' && isIncluded(entry))
const lines = datasets.flatMap(({ _id, documents }) => {
  const own = tests.filter(({ dataset }) => dataset._ref === _id)
  if (own.length === 0) return []
  const kept = own.map(({ name, query, params, result, valid, version = '', features }) => ({
    name,
    query,
    params,
    result,
    valid,
    version,
    features,
  }))
  return [`${JSON.stringify({ documents, tests: kept })}\n`]
})
const compressed = brotliCompressSync(lines.join(''), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
})
writeFileSync(new URL('suite.ndjson.br', import.meta.url), compressed)
console.log(`${lines.length} datasets, ${tests.length} tests, ${compressed.length} bytes`)
