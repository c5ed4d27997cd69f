import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { MESSAGES } from '~/i18n/messages'
import { DEMO_NUMBERS, check, generate, normalize } from './tracking-number'

const CHARACTERS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const numberArb = fc
  .infiniteStream(fc.integer({ min: 0, max: 255 }))
  .map((bytes) => generate((array) => array.map(() => (bytes.next().value as number | undefined) ?? 0)))
const place = (number: string, at: number) =>
  [...number].map((c, i) => [c, i] as const).filter(([c]) => c !== '-')[at + 3]![1]
const withCharacter = (number: string, at: number, character: string) =>
  number.slice(0, at) + character + number.slice(at + 1)

test.prop([numberArb])('TRACK-05 every generated number is valid', (number) => {
  expect(number).toMatch(/^TRK-[2-9A-HJKMNP-Z]{7}-[2-9A-HJKMNP-Z]{7}$/)
  expect(check(number)).toBe('valid')
  expect(normalize(number)).toBe(number)
})

test.each(['es', 'en'] as const)('TRACK-02 the example in the field is not a typo (%s)', (locale) => {
  expect(check(normalize(MESSAGES[locale].orders.placeholder.split(' ').at(-1)!))).toBe('valid')
})

test.prop([numberArb, fc.nat({ max: 13 }), fc.constantFrom(...CHARACTERS)])(
  'TRACK-05 one wrong character is a typo',
  (number, at, character) => {
    const index = place(number, at)
    fc.pre(number[index] !== character)
    expect(check(withCharacter(number, index, character))).toBe('typo')
  },
)

test.prop([numberArb, fc.nat({ max: 12 })])('TRACK-05 two swapped characters are a typo', (number, at) => {
  const [left, right] = [place(number, at), place(number, at + 1)]
  fc.pre(number[left] !== number[right])
  const swapped = withCharacter(withCharacter(number, left, number[right]!), right, number[left]!)
  expect(check(swapped)).toBe('typo')
})

test('TRACK-05 ten thousand numbers are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => generate())).size).toBe(10_000)
})

test('TRACK-05 biased bytes are skipped', () => {
  const biased = [250, 255, 248, 0]
  let at = 0
  expect(generate((bytes) => bytes.map(() => biased[at++ % 4]!))).toMatch(/^TRK-2222222-2222222$/)
})

test.prop([numberArb])('TRACK-01 a number is understood however it was typed', (number) => {
  const typed = [
    `  ${number.toLowerCase()} `,
    number.replaceAll('-', ''),
    number.replaceAll('-', ' '),
    number.replaceAll('-', '–'),
    number.slice(4),
    number.slice(4).replace('-', '').toLowerCase(),
  ]
  expect(typed.map(normalize)).toEqual(typed.map(() => number))
})

test.each(DEMO_NUMBERS)('TRACK-04 %s is a demo number', (number) => {
  expect(check(number)).toBe('demo')
  expect(normalize(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
})

test.each([
  ['trk-demo-transiz', 'TRK-DEMO-TRANSIZ'],
  ['TRK-538Q8DQ-Q6VQ', 'TRK-538Q8DQ-Q6VQ'],
  ['trk 538q8dqq6vq', 'TRK538Q8DQQ6VQ'],
])('TRACK-02 %s, with letters missing or wrong, gets no second prefix', (typed, number) => {
  expect(normalize(typed)).toBe(number)
})

test.each(['', 'TRK-', 'TRK-123', 'HELLO', 'TRK-7K2M9QX-4RB8WTGX', '../../etc', 'TRK-DEMO-OTHER'])(
  'TRACK-02 %j is malformed',
  (text) => {
    expect(check(normalize(text))).toBe('malformed')
  },
)

test.prop([fc.string({ unit: 'binary' })])('TRACK-01 any text can be validated', (text) => {
  const number = normalize(text)
  expect(normalize(number)).toBe(number)
  expect(['valid', 'typo', 'malformed', 'demo']).toContain(check(number))
})
