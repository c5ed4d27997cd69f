import { expect, test } from 'vitest'
import type { LakeDocument } from '../../src/document'
import { runQuery } from '../../src/query/run'
import { viewOf } from '../../src/query/views'
import { passes, readSuite, runGroqJs, withIds } from './suite'

test('CMS-02 every test of the GROQ test suite that groq-js passes, the content lake passes too', async () => {
  const failed: string[] = []
  let passed = 0
  for (const { documents, tests } of readSuite()) {
    const view = viewOf(withIds(documents) as unknown as LakeDocument[])
    for (const one of tests) {
      const params = one.params ?? {}
      if (await passes(one, () => runQuery(view, one.query, { params }))) passed += 1
      else if (await passes(one, () => runGroqJs(documents, one))) failed.push(`${one.name}: ${one.query}`)
    }
  }
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(7_500)
}, 60_000)
