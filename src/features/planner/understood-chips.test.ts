import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from './engine/parameters'
import { tripMessages } from './messages.server'
import { applied, chipsOf, readingOf, startedAgain, yearNote } from './understood-chips'
import type { Understood } from './reader/understood'
import { whenIn } from './trip-when'

const places = [
  { id: 'copan', name: 'Copán Ruinas' },
  { id: 'tela', name: 'Tela' },
]

test.each([
  ['en', 'Copán Ruinas (2 nights), Tela', 'Without: Beach'],
  ['es', 'Copán Ruinas (2 noches), Tela', 'Sin: Playa'],
] as const)(
  'PLAN-02 in %s, chips show the nights of places and what is refused',
  (locale, where, without) => {
    const read = {
      when: {},
      places: ['copan', 'tela'],
      nights: { copan: 2 },
      avoid: ['beach' as const],
      unknown: [],
    }
    const skipped = { when: {}, nights: { tela: 0 }, unknown: [] }
    expect(chipsOf(skipped, places, tripMessages(locale), locale)).toEqual([
      { field: 'nights', text: without.replace(/: .*/, ': Tela') },
    ])
    expect(chipsOf(read, places, tripMessages(locale), locale)).toEqual([
      { field: 'places', text: where },
      { field: 'avoid', text: without },
    ])
  },
)

test.each([
  ['en', 'The plan is for 2026, not for 2023.'],
  ['es', 'El plan es para 2026, no 2023.'],
] as const)('PLAN-02 in %s, a year other than the plan’s is named', (locale, note) => {
  const t = tripMessages(locale)
  expect(yearNote({ year: 2023 }, { when: { month: 12, days: 5 } }, t, '2026-11-21')).toBe(note)
  expect(yearNote({ year: 2023 }, { when: { start: '2026-12-03', days: 5 } }, t, '2026-11-21')).toBe(note)
  expect(yearNote({ year: 2027 }, { when: { month: 11, days: 8 } }, t, '2026-11-28')).toBeUndefined()
  expect(yearNote({}, { when: { month: 12, days: 5 } }, t, '2026-11-21')).toBeUndefined()
})

const blank = { ...DEFAULT_PARAMETERS, nights: {} }

test.each([
  ['en', '2 kids', [8, 8], 'Children: 2 (8, 8, assumed)'],
  ['es', 'un adolescente', [14], 'Niños: 1 (14, edad supuesta)'],
  ['en', 'kids of 8 and 10', [8, 10], 'Children: 2 (8, 10)'],
  ['es', 'sin niños', [], 'Niños: 0'],
] as const)(
  'PLAN-02 in %s, the chip of “%s” tells ages that the text does not',
  (locale, text, children, chip) => {
    const now = { ...DEFAULT_PARAMETERS, nights: {} }
    const forms = { blank: now, initial: now, held: now, asked: now, now, stays: [] }
    const answer = { when: {}, children: [...children], unknown: [] }
    const { reading } = readingOf({ text, answer, places: [] }, forms, tripMessages(locale), locale)
    expect(reading.chips).toEqual([{ field: 'children', text: chip }])
  },
)

test('PLAN-02 what only an earlier text said is dropped with it, and later changes by hand stay', () => {
  const read = {
    when: { month: 7, days: 5 },
    adults: 4,
    places: ['tela'],
    nights: { tela: 3 },
    avoid: ['diving' as const],
    without: ['boats' as const],
    unknown: [],
  }
  const after = applied(blank, read)
  expect(startedAgain(blank, after, after)).toEqual(blank)
  const changed = { ...after, adults: 3, pace: 'busy' as const }
  expect(startedAgain(blank, after, changed)).toEqual({ ...blank, adults: 3, pace: 'busy' })
})

test.each(['Also add Tela, diving', 'agregá Tela y buceo'])(
  'PLAN-02 PLAN-07 "%s" in the form of a plan adds to it',
  (text) => {
    const initial = {
      ...blank,
      when: { start: '2027-02-10', days: 10 },
      children: [6],
      places: ['copan'],
      nights: { copan: 3 },
      interests: ['ruins' as const],
      bag: 'checked' as const,
    }
    const answer = { when: {}, places: ['tela'], interests: ['diving' as const], unknown: [] }
    const forms = { blank, initial, held: initial, asked: initial, now: initial, stays: [] }
    const { parameters } = readingOf({ text, answer, places }, forms, tripMessages('en'), 'en')
    expect(parameters).toMatchObject({
      ...initial,
      places: ['copan', 'tela'],
      interests: ['diving', 'ruins'],
    })
  },
)

test('PLAN-02 a text in the form of a plan keeps nothing of the plan except changes by hand', () => {
  const planned = {
    ...blank,
    children: [4, 9],
    departure: 'RTB' as const,
    origin: 'CA' as const,
    interests: ['snorkel' as const],
    avoid: ['diving' as const],
    without: ['boats' as const],
  }
  const form = { ...planned, adults: 5 }
  const read = { when: { month: 3, days: 5 }, places: ['copan'], unknown: [] }
  const wish = applied(startedAgain(blank, planned, form), read)
  // The form takes over the values field by field.
  expect({ ...form, ...wish }).toEqual({
    ...blank,
    adults: 5,
    when: { month: 3, days: 5 },
    places: ['copan'],
  })
})

const readDuring = (answer: Understood, now: typeof blank) =>
  readingOf(
    { text: '', answer, places },
    { blank, initial: blank, held: blank, asked: blank, now, stays: [] },
    tripMessages('en'),
    'en',
  )

test('PLAN-02 a field changed by hand while a text is read keeps its value', () => {
  const answer = { when: {}, adults: 4, places: ['tela'], unknown: [] }
  const now = { ...blank, when: { month: 5, days: 8 }, adults: 3 }
  const { reading, parameters } = readDuring(answer, now)
  expect(parameters).toEqual({ ...blank, when: now.when, adults: 3, places: ['tela'] })
  // Chips that differ from the form are not shown.
  expect(reading.after).toMatchObject({ adults: 4 })
})

test.each([
  ['the month', { month: 7, days: 8 }, { month: 7, days: 10 }, 'July · 10 days'],
  ['the days', { month: 2, days: 9 }, { month: 3, days: 9 }, 'March · 9 days'],
  [
    'the first day',
    { start: '2027-07-05', days: 8 },
    { start: '2027-07-05', days: 10 },
    'Jul 5, 2027 · 10 days',
  ],
])(
  'PLAN-02 %s changed by hand while a text is read keeps the rest of the text',
  (_, when, expected, chip) => {
    const { reading, parameters } = readDuring(
      { when: { month: 3, days: 10 }, unknown: [] },
      { ...blank, when },
    )
    expect(parameters.when).toEqual(expected)
    expect(reading.after.when).toEqual(expected)
    expect(reading.chips).toEqual([{ field: 'when', text: chip }])
  },
)

test('PLAN-02 exact dates that were only opened while a text is read do not replace its month', () => {
  const when = whenIn('dates', blank.when, new Date())
  const { reading, parameters } = readDuring(
    { when: { month: 3, days: 10 }, unknown: [] },
    { ...blank, when },
  )
  expect(parameters.when).toEqual({ month: 3, days: 10 })
  expect(reading.chips).toEqual([{ field: 'when', text: 'March · 10 days' }])
})

test('PLAN-02 an interest chosen by hand while a text is read joins those of the text', () => {
  const answer = { when: {}, interests: ['ruins' as const, 'coffee' as const], unknown: [] }
  const { parameters } = readDuring(answer, { ...blank, interests: ['snorkel'] })
  expect(parameters.interests).toEqual(['snorkel', 'ruins', 'coffee'])
})

test('PLAN-02 an arrival changed by hand while a text is read leaves the departure as it is', () => {
  const answer = { when: {}, arrival: 'XPL' as const, departure: 'XPL' as const, adults: 4, unknown: [] }
  const { parameters } = readDuring(answer, { ...blank, arrival: 'LCE' })
  expect(parameters).toMatchObject({ arrival: 'LCE', departure: 'SAP', adults: 4 })
})

test('PLAN-02 a text that says nothing of a trip gets no chips from what is changed by hand meanwhile', () => {
  const now = { ...blank, when: { month: 7, days: 9 }, interests: ['snorkel' as const] }
  const { reading, parameters } = readDuring({ when: {}, unknown: ['hello'] }, now)
  expect(reading.chips).toEqual([])
  expect(parameters).toEqual(now)
})
