import { expect, test, vi } from 'vitest'
import { coalesce } from './coalesce'

test('RUN-01 calls during a run cause one more run after it', async () => {
  const finish: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)))
  const { start, settled } = coalesce(work)
  for (let call = 0; call < 3; call++) start()
  expect(work).toHaveBeenCalledTimes(1)
  finish[0]?.()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  finish[1]?.()
  await settled()
  expect(work).toHaveBeenCalledTimes(2)
})
