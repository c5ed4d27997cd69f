import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournal } from './journal'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'deep', 'journal.jsonl')
const open = (path: string) => openJournal<number>(path)
const entriesOf = (path: string) => open(path).entries

test('RUN-03 a new journal has no entries, an emptied one has none left', () => {
  const path = newPath()
  const { entries, journal } = open(path)
  expect(entries).toBeUndefined()
  journal.append(1)
  journal.rewrite([])
  expect(entriesOf(path)).toEqual([])
})

test('RUN-03 entries are in the file without flush and without close', () => {
  const path = newPath()
  const { journal } = open(path)
  journal.append(1)
  journal.append(2)
  expect(entriesOf(path)).toEqual([1, 2])
})

test('RUN-03 an incomplete last line is removed and writing goes on', () => {
  const path = newPath()
  open(path).journal.append(1)
  appendFileSync(path, '{"ñ')
  const { entries, journal } = open(path)
  expect(entries).toEqual([1])
  journal.append(2)
  expect(readFileSync(path, 'utf8')).toBe('1\n2\n')
})

test('RUN-03 a damaged line before the last is an error that names it', () => {
  const path = newPath()
  open(path).journal.append(1)
  appendFileSync(path, '{"x\n3\n')
  expect(() => open(path)).toThrow(/journal\.jsonl: line 2 is damaged/)
})

test('RUN-03 entries appended and flushed around a rewrite are all kept', async () => {
  const path = newPath()
  const { journal } = open(path)
  const kept: number[] = []
  const flushes: Promise<void>[] = []
  for (let n = 0; n < 200; n += 1) {
    journal.append(n)
    kept.push(n)
    flushes.push(journal.flush())
    if (n % 50 === 49) journal.rewrite(kept)
    if (n % 20 === 19) await flushes.at(-1)
  }
  await Promise.all(flushes)
  journal.close()
  expect(entriesOf(path)).toEqual(kept)
})
