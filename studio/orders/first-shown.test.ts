import { describe, expect, test } from 'vitest'
import { firstShown } from './first-shown'

const order = (_id: string, _rev = '1') => ({ _id, _rev })

describe('the orders to advance', () => {
  test('DESK-02 follow the ticks while the panel is open', () => {
    const shown = [order('a'), order('b'), order('c')]
    expect(firstShown(shown, [order('a'), order('c')])).toEqual([order('a'), order('c')])
    expect(firstShown(shown, [...shown, order('d')])).toEqual([...shown, order('d')])
    expect(firstShown(shown, [])).toEqual([])
  })

  test('DESK-02 keep the revision that was shown first', () => {
    const shown = [order('a'), order('b')]
    expect(firstShown(shown, [order('a', '2'), order('b')])).toBe(shown)
  })
})
