import { expect, test } from 'vitest'
import { readArguments } from './folder-argument'

const USAGE = 'Usage: npm run content:export -- folder [--orders]'

test('RUN-02 the folder and the known flags are read in any order', () => {
  const { folder, has } = readArguments(USAGE, ['--orders'], ['--orders', 'out'])
  expect([folder, has('--orders')]).toEqual(['out', true])
  expect(readArguments(USAGE, ['--orders'], ['out']).has('--orders')).toBe(false)
})

test.each([
  [[], `Name one folder. ${USAGE}`],
  [['a', 'b'], `Name one folder. ${USAGE}`],
  [['a', '--bogus'], `Unknown option --bogus. ${USAGE}`],
])('RUN-02 %j is answered with the usage', (args, message) => {
  expect(() => readArguments(USAGE, ['--orders'], args)).toThrow(message)
})
