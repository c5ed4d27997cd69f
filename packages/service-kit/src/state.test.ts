import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openState } from './state'

const folder = () => mkdtempSync(join(tmpdir(), 'state-'))

describe('RUN-03 persistent state', () => {
  test('RUN-03 changes are there for the next process even though the file was never closed', () => {
    const dir = folder()
    const orders = openState(dir).collection<{ total: number }>('orders')
    orders.put('a', { total: 1 })
    orders.put('b', { total: 2 })
    orders.put('a', { total: 3 })
    orders.remove('b')
    expect(openState(dir).collection('orders').all()).toEqual([{ total: 3 }])
  })

  test('RUN-03 a line cut off by a crash is dropped, the lines before it stay', () => {
    const dir = folder()
    openState(dir).collection('orders').put('a', 1)
    appendFileSync(join(dir, 'state.jsonl'), '[["orders","b",{"tot')
    const again = openState(dir)
    expect(again.collection('orders').all()).toEqual([1])
    again.collection('orders').put('c', 2)
    expect(openState(dir).collection('orders').all()).toEqual([1, 2])
  })

  test('RUN-03 a transaction that throws changes nothing, neither in memory nor on disk', () => {
    const dir = folder()
    const state = openState(dir)
    const orders = state.collection<number>('orders')
    orders.put('a', 1)
    expect(() =>
      state.transaction(() => {
        orders.put('a', 2)
        orders.put('b', 3)
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(orders.all()).toEqual([1])
    expect(openState(dir).collection('orders').all()).toEqual([1])
  })

  test('RUN-03 all changes of a transaction are stored', () => {
    const dir = folder()
    const state = openState(dir)
    state.transaction(() => {
      state.collection('orders').put('a', 1)
      state.collection('mails').put('m', 2)
    })
    const again = openState(dir)
    expect([again.collection('orders').get('a'), again.collection('mails').get('m')]).toEqual([1, 2])
  })

  test('RUN-03 clear removes everything, for the next process too', () => {
    const dir = folder()
    const state = openState(dir)
    state.collection('orders').put('a', 1)
    state.clear()
    expect(openState(dir).collection('orders').size).toBe(0)
  })
})
