import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from '../../src/index'
import { passes, readSuite, runGroqJs, type SuiteDataset, type SuiteTest, withIds } from './suite'

// Runs the GROQ test suite against groq-js and, over HTTP, against a content lake, and prints a table of the tests passed.

const TOKEN = 'groq-suite'
const stateDir = await mkdtemp(join(tmpdir(), 'groq-suite-'))
const lake = await startLake({
  port: 0,
  stateDir,
  projectId: 'groq',
  dataset: 'suite',
  users: [{ id: 'suite', name: 'GROQ suite', token: TOKEN, role: 'administrator', isRobot: true }],
})

const post = async (path: string, body: object): Promise<{ result?: unknown }> => {
  const response = await fetch(`${lake.url}/v2025-02-19/data/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { result?: unknown }
}
const load = async ({ documents }: SuiteDataset) => {
  const created = withIds(documents).map((document) => ({ createOrReplace: document }))
  await post('mutate/suite', { mutations: [{ delete: { query: '*[true]' } }] })
  if (created.length > 0) await post('mutate/suite', { mutations: created })
}
const query = async ({ query, params }: SuiteTest) =>
  (await post('query/suite?perspective=raw', { query, params: params ?? {} })).result

interface Row {
  tests: number
  groqJs: number
  lake: number
}
const rows = new Map<string, Row>()
const count = (name: string, groqJs: boolean, lake: boolean) => {
  const row = rows.get(name) ?? { tests: 0, groqJs: 0, lake: 0 }
  rows.set(name, {
    tests: row.tests + 1,
    groqJs: row.groqJs + Number(groqJs),
    lake: row.lake + Number(lake),
  })
}

let regressions = 0
for (const dataset of readSuite()) {
  await load(dataset)
  for (const test of dataset.tests) {
    const byGroqJs = await passes(test, () => runGroqJs(dataset.documents, test))
    const byLake = await passes(test, () => query(test))
    if (byGroqJs && !byLake) {
      regressions += 1
      console.error(`Passed by groq-js, not by the lake: ${test.name}\n  ${test.query}`)
    }
    count(
      `${test.version || 'any version'}${test.features.map((name) => ` + ${name}`).join('')}`,
      byGroqJs,
      byLake,
    )
    count('all', byGroqJs, byLake)
  }
}
await lake.close()
await rm(stateDir, { recursive: true })

console.table(Object.fromEntries([...rows].sort(([left], [right]) => left.localeCompare(right))))
console.log(`${regressions} tests are passed by groq-js and not by the lake.`)
process.exitCode = regressions === 0 ? 0 : 1
