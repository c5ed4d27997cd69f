import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { evaluate, parse } from 'groq-js'

interface SuiteDocument {
  readonly _id?: string
  readonly _type: string
}

/** A test of the GROQ test suite; `valid: false` expects an error. */
export interface SuiteTest {
  readonly name: string
  readonly query: string
  readonly params: Readonly<Record<string, unknown>> | null
  readonly result: unknown
  readonly valid: boolean
  readonly version: string
  readonly features: readonly string[]
}

export interface SuiteDataset {
  readonly documents: readonly SuiteDocument[]
  readonly tests: readonly SuiteTest[]
}

/** Reads the datasets and their tests from `suite.ndjson.br`. */
export const readSuite = (): SuiteDataset[] => {
  const bytes = readFileSync(new URL('suite.ndjson.br', import.meta.url))
  const lines = brotliDecompressSync(bytes).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as SuiteDataset)
}

/** The documents with the `_id` that a content lake requires. */
export const withIds = (documents: readonly SuiteDocument[]) =>
  documents.map((document, index) => ({ ...document, _id: document._id ?? `document-${index}` }))

/** Whether `run` yields the expected result, or throws where the suite expects an error. */
export const passes = async (test: SuiteTest, run: () => Promise<unknown>): Promise<boolean> => {
  try {
    const result = await run()
    const isOrdered = /order\(/.test(test.query)
    const actual = withoutTimestamps(result ?? null, test.result)
    return test.valid && matches(actual, test.result ?? null, isOrdered)
  } catch {
    return !test.valid
  }
}

/** The same query by groq-js alone. */
export const runGroqJs = async (documents: readonly SuiteDocument[], test: SuiteTest): Promise<unknown> => {
  const params = test.params ?? {}
  const value = await evaluate(parse(test.query, { params }), { dataset: documents, params })
  return value.get() as Promise<unknown>
}

/** Equal apart from rounding and, as GROQ defines no order without `order()`, the order of arrays. */
const matches = (actual: unknown, expected: unknown, isOrdered: boolean): boolean => {
  if (typeof actual === 'number' && typeof expected === 'number')
    return Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(actual), Math.abs(expected))
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (actual.length !== expected.length) return false
    const equal = (left: readonly unknown[], right: readonly unknown[]) =>
      left.every((item, index) => matches(item, right[index], isOrdered))
    return equal(actual, expected) || (!isOrdered && equal(sorted(actual), sorted(expected)))
  }
  if (!isObject(actual) || !isObject(expected)) return isDeepStrictEqual(actual, expected)
  const keys = Object.keys(actual)
  return (
    keys.length === Object.keys(expected).length &&
    keys.every((key) => key in expected && matches(actual[key], expected[key], isOrdered))
  )
}

const sorted = (items: readonly unknown[]) =>
  items.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1))

const TIMESTAMPS = ['_createdAt', '_updatedAt', '_rev'] as const

/** Without the fields that a content lake adds, unless the suite expects them. */
const withoutTimestamps = (value: unknown, expected: unknown): unknown => {
  const text = JSON.stringify(expected ?? null)
  const dropped: ReadonlySet<string> = new Set(TIMESTAMPS.filter((name) => !text.includes(`"${name}"`)))
  const strip = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(strip)
    if (!isObject(inner)) return inner
    const kept = Object.entries(inner).filter(([name]) => !dropped.has(name))
    return Object.fromEntries(kept.map(([name, child]) => [name, strip(child)]))
  }
  return strip(value)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
