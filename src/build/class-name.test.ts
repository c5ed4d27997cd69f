import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { className } from './class-name'

test('QUAL-02 classes of different CSS modules differ, and those of one file are the same', () => {
  const files = globSync('src/**/*.module.css').map((file) => `${process.cwd()}/${file}`)
  const [file = ''] = files
  expect(new Set(files.map((one) => className('row', one))).size).toBe(files.length)
  expect(className('row', `${file}?used`)).toBe(className('row', file))
  expect(className('row', file)).toMatch(/^row_[\w-]{3}$/)
})
