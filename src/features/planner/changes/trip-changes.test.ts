import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '../engine/parameters'
import { tripMessages } from '../messages.server'
import { readRequest } from '../reader/read-request'
import type { Understood } from '../reader/understood'
import { seedPlaceNames } from '../testing/data'
import { readingOf } from '../understood-chips'
import { timeChange } from './read-time-change'
import { changesTrip } from './trip-changes'

const blank = { ...DEFAULT_PARAMETERS, nights: {} }
const planned = {
  ...blank,
  when: { start: '2027-02-06', days: 10 },
  children: [7, 10],
  places: ['copan', 'roatan'],
  nights: { copan: 3 },
  interests: ['snorkel' as const, 'ruins' as const],
  bag: 'checked' as const,
}

const read = (text: string, answer: Omit<Understood, 'unknown'>) => {
  const forms = { blank, initial: planned, held: planned, asked: planned, now: planned, stays: [] }
  return readingOf({ text, answer: { ...answer, unknown: [] }, places: [] }, forms, tripMessages('en'), 'en')
    .parameters
}

test.each([
  ['no snorkeling anymore', { when: {}, avoid: ['snorkel'] }, { interests: ['ruins'], avoid: ['snorkel'] }],
  ['remove Copán', { when: {}, nights: { copan: 0 } }, { places: ['roatan'], nights: { copan: 0 } }],
  [
    'skip Roatán, go to Utila instead',
    { when: {}, places: ['utila'], nights: { roatan: 0 } },
    { places: ['copan', 'utila'], nights: { copan: 3, roatan: 0 } },
  ],
  ['make it two days longer', { when: { days: 2 } }, { when: { start: '2027-02-06', days: 12 } }],
  ['un día menos', { when: { days: 1 } }, { when: { start: '2027-02-06', days: 9 } }],
  [
    'one more night in Copán',
    { when: { days: 2 }, places: ['copan'] },
    { when: { start: '2027-02-06', days: 11 }, nights: { copan: 4 } },
  ],
  [
    'one more night in Roatán',
    { when: { days: 2 }, places: ['roatan'], nights: { roatan: 1 } },
    { when: { start: '2027-02-06', days: 11 } },
  ],
  [
    'also add a night in Tela',
    { when: { days: 2 }, places: ['tela'] },
    {
      when: { start: '2027-02-06', days: 11 },
      places: ['copan', 'roatan', 'tela'],
      nights: { copan: 3, tela: 1 },
    },
  ],
  [
    'also add Tela for two nights and Utila',
    { when: {}, places: ['tela', 'utila'], nights: { tela: 2 } },
    {
      when: { start: '2027-02-06', days: 12 },
      places: ['copan', 'roatan', 'tela', 'utila'],
      nights: { copan: 3, tela: 2 },
    },
  ],
  [
    'add Tela, no diving, 15 days',
    { when: { days: 15 }, places: ['tela'] },
    { when: { start: '2027-02-06', days: 15 }, places: ['copan', 'roatan', 'tela'] },
  ],
  [
    'add Tela, make it 8 days',
    { when: { days: 8 }, places: ['tela'] },
    { when: { start: '2027-02-06', days: 8 }, places: ['copan', 'roatan', 'tela'] },
  ],
  [
    'add Tela, 2 days',
    { when: { days: 2 }, places: ['tela'] },
    {
      when: { start: '2027-02-06', days: 12 },
      places: ['copan', 'roatan', 'tela'],
      nights: { copan: 3, tela: 2 },
    },
  ],
  [
    'add 12 days in Tela',
    { when: { days: 12 }, places: ['tela'] },
    {
      when: { start: '2027-02-06', days: 22 },
      places: ['copan', 'roatan', 'tela'],
      nights: { copan: 3, tela: 12 },
    },
  ],
  [
    '5 nights in Copán',
    { when: { days: 6 }, places: ['copan'] },
    {
      when: { start: '2027-02-06', days: 12 },
      nights: { copan: 5 },
    },
  ],
  ['5 nights in Roatán', { when: { days: 6 }, places: ['roatan'] }, { nights: { copan: 3, roatan: 5 } }],
  ['make it 12 days', { when: { days: 12 } }, { when: { start: '2027-02-06', days: 12 } }],
  ['a week later', { when: { days: 7 } }, { when: { start: '2027-02-13', days: 10 } }],
  ['una semana más tarde', { when: { days: 14 } }, { when: { start: '2027-02-13', days: 10 } }],
  ['dos días antes', { when: {} }, { when: { start: '2027-02-04', days: 10 } }],
  ['put it off by a week', { when: { days: 7 } }, { when: { start: '2027-02-13', days: 10 } }],
  [
    'skip Copán, add Tela for two nights',
    { when: {}, places: ['tela'], nights: { copan: 0, tela: 2 } },
    { places: ['roatan', 'tela'], nights: { copan: 0, tela: 2 } },
  ],
  ['no kids after all', { when: {}, children: [] }, { children: [] }],
  ['arrive in La Ceiba', { when: {}, arrival: 'LCE', departure: 'LCE' }, { arrival: 'LCE' }],
  [
    'by land instead',
    { when: {}, arrival: 'land', departure: 'land' },
    { arrival: 'land', departure: 'land' },
  ],
  ['and another child aged 5', { when: {}, children: [5] }, { children: [7, 10, 5] }],
  ['the kids are 8 and 11', { when: {}, children: [8, 11] }, { children: [8, 11] }],
] as const)('PLAN-02 PLAN-07 "%s" in the form of a plan changes only that', (text, answer, changes) => {
  expect(read(text, answer as never)).toEqual({ ...planned, ...changes })
})

test.each([
  ['also add Utila', { places: ['utila'] }, ['copan', 'roatan', 'utila']],
  ['skip Copán', { nights: { copan: 0 } }, ['roatan']],
])('PLAN-02 PLAN-07 “%s” keeps the places that the plan suggests', (text, answer, expected) => {
  const now = { ...blank, interests: ['ruins' as const, 'snorkel' as const] }
  const suggested = ['copan', 'roatan'].map((place) => ({ place, nights: 3, isLocked: false }))
  const forms = { blank, initial: { ...now, adults: 3 }, held: now, asked: now, now, stays: suggested }
  const understood = { when: {}, unknown: [], ...answer }
  const { parameters } = readingOf({ text, answer: understood, places: [] }, forms, tripMessages('en'), 'en')
  expect(parameters.places).toEqual(expected)
})

test('PLAN-02 PLAN-07 a place that was taken out can be added again', () => {
  const now = { ...planned, places: ['roatan'], nights: { copan: 0 } }
  const forms = { blank, initial: now, held: now, asked: now, now, stays: [] }
  const answer = { when: {}, places: ['copan'], unknown: [] }
  const { parameters } = readingOf({ text: 'add Copán', answer, places: [] }, forms, tripMessages('en'), 'en')
  expect(parameters).toMatchObject({ places: ['roatan', 'copan'], nights: {} })
})

test('PLAN-02 PLAN-07 a second change keeps the first, and what was chosen by hand', () => {
  const now = { ...planned, places: [...planned.places, 'gracias'] }
  const forms = { blank, initial: planned, held: planned, asked: now, now, stays: [] }
  const answer = { when: {}, places: ['utila'], unknown: [] }
  const { parameters } = readingOf(
    { text: 'also add Utila', answer, places: [] },
    forms,
    tripMessages('en'),
    'en',
  )
  expect(parameters.places).toEqual(['copan', 'roatan', 'gracias', 'utila'])
})

test.each([
  ['8 days in March in Roatán', { when: { month: 3, days: 8 }, places: ['roatan'] }, true, false],
  ['8 days in March in Roatán', { when: { month: 3, days: 8 }, places: ['roatan'] }, false, false],
  ['8 days for 2 adults', { when: { days: 8 }, adults: 2 }, true, false],
  ['5 nights in Roatán', { when: { days: 6 }, places: ['roatan'] }, true, true],
  ['in March instead', { when: { month: 3 } }, true, true],
  ['in March', { when: { month: 3 } }, false, false],
  ['two weeks in Copán, the rest in Tela', { when: { days: 14 }, adults: 2 }, true, false],
  ['add Utila', { when: {}, places: ['utila'] }, false, true],
  ['with another couple, Utila', { when: {}, places: ['utila'] }, false, false],
] as const)('PLAN-02 "%s" is a new request or a change', (text, answer, isPlanned, isChange) => {
  const understood = { ...answer, unknown: [] } as never
  expect(changesTrip(text, understood, isPlanned, timeChange(text, planned, understood))).toBe(isChange)
})

const stays = [
  { place: 'copan', nights: 3, isLocked: true },
  { place: 'la-ceiba', nights: 1, isLocked: false, stopover: 'boat' as const },
  { place: 'roatan', nights: 5, isLocked: false },
]

test.each([
  ['una noche más en Roatán', { when: { start: '2027-02-06', days: 11 }, nights: { copan: 3, roatan: 6 } }],
  ['one fewer night in Roatán', { when: { start: '2027-02-06', days: 9 }, nights: { copan: 3, roatan: 4 } }],
  ['add 2 nights in Copán', { when: { start: '2027-02-06', days: 12 }, nights: { copan: 5 } }],
  ['agrega 2 noches en Copán', { when: { start: '2027-02-06', days: 12 }, nights: { copan: 5 } }],
  ['adelántalo dos días', { when: { start: '2027-02-04', days: 10 } }],
  ['bring it forward two days', { when: { start: '2027-02-04', days: 10 } }],
  ['two days later', { when: { start: '2027-02-08', days: 10 } }],
  ['arrive a day earlier', { when: { start: '2027-02-05', days: 11 } }],
  ['leave a day earlier', { when: { start: '2027-02-06', days: 9 } }],
  ['start on the 5th', { when: { start: '2027-02-05', days: 10 } }],
  ['empezamos el día 5', { when: { start: '2027-02-05', days: 10 } }],
  ['no museums please', { interests: planned.interests, avoid: ['culture'] }],
  ['empezamos el 5', { when: { start: '2027-02-05', days: 10 } }],
  ['llegamos el 8 y nos vamos el 15', { when: { start: '2027-02-08', days: 8 } }],
  ['arrive on the 8th and leave on the 15th', { when: { start: '2027-02-08', days: 8 } }],
  ['arriving the 8th instead', { when: { start: '2027-02-08', days: 10 } }],
  ['mejor llegamos el 8', { when: { start: '2027-02-08', days: 10 } }],
  ['come back on the 20th', { when: { start: '2027-02-06', days: 15 } }],
  ['regresamos el 20', { when: { start: '2027-02-06', days: 15 } }],
  ['end on February 12', { when: { start: '2027-02-06', days: 7 } }],
  ['finish the trip on Feb. 20, 2027', { when: { start: '2027-02-06', days: 15 } }],
  ['terminar el 12 de febrero', { when: { start: '2027-02-06', days: 7 } }],
  ['regresamos el 12 de febrero', { when: { start: '2027-02-06', days: 7 } }],
  ['we fly home on February 18', { when: { start: '2027-02-06', days: 13 } }],
  ['que empiece el viernes', { when: { start: '2027-02-05', days: 10 } }],
  ['the 10 year old is not coming anymore', { children: [7] }],
  ['el niño de 10 ya no viene', { children: [7] }],
  ['mejor del 8 al 15', { when: { start: '2027-02-08', days: 8 } }],
  ['move it to Semana Santa', { when: { start: '2027-03-21', days: 10 } }],
  ['1 night everywhere', { when: { start: '2027-02-06', days: 3 }, nights: { copan: 1, roatan: 1 } }],
  ['cut the trip short by two days', { when: { start: '2027-02-06', days: 8 } }],
  ['drop the last two days', { when: { start: '2027-02-06', days: 8 } }],
  ['recorta el viaje 2 días', { when: { start: '2027-02-06', days: 8 } }],
  ['quita una noche en Roatán', { when: { start: '2027-02-06', days: 9 }, nights: { copan: 3, roatan: 4 } }],
  ['extend the trip by 3 days', { when: { start: '2027-02-06', days: 13 } }],
  ['alargá el viaje cinco días', { when: { start: '2027-02-06', days: 15 } }],
  ['shorter by 2 days', { when: { start: '2027-02-06', days: 8 } }],
  ['make the trip longer by one week', { when: { start: '2027-02-06', days: 17 } }],
  ['acórtalo dos días', { when: { start: '2027-02-06', days: 8 } }],
  ['córtale un día', { when: { start: '2027-02-06', days: 9 } }],
  ['reduce el viaje 2 días', { when: { start: '2027-02-06', days: 8 } }],
  ['hazlo dos días más corto', { when: { start: '2027-02-06', days: 8 } }],
  ['hazlo más largo por tres días', { when: { start: '2027-02-06', days: 13 } }],
  ['leave Honduras two days earlier', { when: { start: '2027-02-06', days: 8 } }],
  ['salimos un día antes', { when: { start: '2027-02-06', days: 9 } }],
  ['queremos salir dos días después', { when: { start: '2027-02-06', days: 12 } }],
  ['leave a day earlier than planned', { when: { start: '2027-02-06', days: 9 } }],
  ['salimos un día antes de lo planeado', { when: { start: '2027-02-06', days: 9 } }],
  ['return home a day later', { when: { start: '2027-02-06', days: 11 } }],
  ['leave home a day earlier', { when: { start: '2027-02-05', days: 10 } }],
  ['salimos de casa un día antes', { when: { start: '2027-02-05', days: 10 } }],
  ['leave for Honduras a day earlier', { when: { start: '2027-02-05', days: 10 } }],
  ['push everything back by one day', { when: { start: '2027-02-07', days: 10 } }],
  ['retrasa todo un día', { when: { start: '2027-02-07', days: 10 } }],
  ['start on Friday instead of Wednesday', { when: { start: '2027-02-05', days: 10 } }],
  ['mejor el viernes', { when: { start: '2027-02-05', days: 10 } }],
  ['come home on Sunday instead of Monday', { when: { start: '2027-02-06', days: 9 } }],
  ['regresamos el miércoles', { when: { start: '2027-02-06', days: 12 } }],
  ['arrive on Monday and leave on Friday', { when: { start: '2027-02-08', days: 5 } }],
  [
    'a week later and one more night in Roatán',
    { when: { start: '2027-02-13', days: 11 }, nights: { copan: 3, roatan: 6 } },
  ],
  ['one night less on Roatán', { when: { start: '2027-02-06', days: 9 }, nights: { copan: 3, roatan: 4 } }],
  ['una noche menos en Roatán y una más en Copán', { nights: { copan: 4, roatan: 4 } }],
  [
    'one more night in Roatán and Copán',
    { when: { start: '2027-02-06', days: 12 }, nights: { copan: 4, roatan: 6 } },
  ],
  [
    'one more night in Roatán, skip Copán',
    { when: { start: '2027-02-06', days: 11 }, places: ['roatan'], nights: { copan: 0, roatan: 6 } },
  ],
  [
    'one more night in Roatán and 2 nights in Tela',
    {
      when: { start: '2027-02-06', days: 13 },
      places: ['copan', 'roatan', 'tela'],
      nights: { copan: 3, roatan: 6, tela: 2 },
    },
  ],
  ['take a night from Roatán and add it to Copán', { nights: { copan: 4, roatan: 4 } }],
  ['pasa una noche de Roatán a Copán', { nights: { copan: 4, roatan: 4 } }],
  ['quita una noche de Roatán y agrégala a Copán', { nights: { copan: 4, roatan: 4 } }],
  [
    'move two nights from Roatán to Tela',
    { places: ['copan', 'roatan', 'tela'], nights: { copan: 3, roatan: 3, tela: 2 } },
  ],
  ['take a night off Roatán', { when: { start: '2027-02-06', days: 9 }, nights: { copan: 3, roatan: 4 } }],
  [
    'cut a night in Roatán and visit Copán',
    { when: { start: '2027-02-06', days: 9 }, nights: { copan: 3, roatan: 4 } },
  ],
  ['los niños ya no vienen', { children: [] }],
  ['my sister is coming too', { adults: 3 }],
  ['y un adulto más', { adults: 3 }],
  ['vienen dos adultos más', { adults: 4 }],
  ['somos cuatro ahora', {}],
  ['we are now 5', { adults: 3 }],
  ['con los dos niños', {}],
  ['swap Copán for Tela', { places: ['roatan', 'tela'], nights: { copan: 0 } }],
  ['cambia Copán por Tela', { places: ['roatan', 'tela'], nights: { copan: 0 } }],
  ['skip the 3 nights in Copán', { places: ['roatan'], nights: { copan: 0 } }],
  [
    '2 nights in Tela instead of 3 nights in Copán',
    { places: ['roatan', 'tela'], nights: { copan: 0, tela: 2 } },
  ],
  ['quita las 3 noches de Copán', { places: ['roatan'], nights: { copan: 0 } }],
  ['I want to go diving', { interests: ['snorkel', 'diving', 'ruins'], avoid: [] }],
  [
    'I want to stay one more night in Roatán',
    { when: { start: '2027-02-06', days: 11 }, nights: { copan: 3, roatan: 6 } },
  ],
  ["I'm going alone", { adults: 1 }],
] as const)('PLAN-02 PLAN-07 “%s” is read and changes only that', async (text, changes) => {
  const locale =
    /[áéíóúñ]|agrega|somos|empezamos|llegamos|regresamos|mejor|cambia|terminar|empiece|reduce|salimos/.test(
      text,
    )
      ? 'es'
      : 'en'
  const answer = readRequest(text, await seedPlaceNames(locale), locale, new Date('2026-11-30T12:00:00Z'))
  const forms = { blank, initial: planned, held: planned, asked: planned, now: planned, stays }
  const { parameters, reading } = readingOf({ text, answer, places: [] }, forms, tripMessages(locale), locale)
  expect(parameters).toEqual({ ...planned, ...changes })
  expect(reading.unknown).toEqual([])
})

test.each([
  ['two more friends are coming', 6],
  ['our two friends are joining us', 6],
  ['vienen dos amigos más', 6],
  ['se nos unen tres amigos', 7],
  ['four more people are joining us', 8],
  ['a friend of ours is coming along', 5],
  ['viene un amigo más', 5],
  ['my sister is coming too', 5],
  ['my parents are coming too', 6],
  ['add one adult', 5],
  ['agrega dos adultos', 6],
  ['add my mom', 5],
  ['somos dos personas más', 6],
  ['3 people are coming', 1],
  ['vienen 3 personas', 1],
  ['somos cinco ahora', 3],
  ['we are now 8', 6],
  ["there'll be ten of us in total", 8],
  ['ahora somos una familia de 7', 5],
  ['somos 6 adultos', 6],
  ['we are five adults now', 5],
  ['al final mi mamá no viene', 3],
  ['al final no viene mi mamá', 3],
  ['mi esposo ya no viene con nosotros', 3],
  ["my husband isn't coming anymore", 3],
  ["my friend can't come after all", 3],
  ['my mother-in-law is not coming', 3],
  ['my parents are not coming', 2],
  ['my brother and his wife are not coming', 2],
  ['two friends are not coming', 2],
  ['dos de nuestros amigos no pueden venir', 2],
  ["one of my friends can't make it", 3],
  ['without my husband', 3],
  ['my husband can no longer come', 3],
  ['mi esposo se queda en casa', 3],
  ['mi pareja no puede', 3],
  ['my husband dropped out', 3],
  ['remove one adult', 3],
  ['two adults less', 2],
  ['una persona menos', 3],
  ['my husband is not coming, my sister is coming instead', 4],
  ['only me now', 1],
  ['ahora solo yo', 1],
  ['al final solo voy yo', 1],
])(
  'PLAN-02 PLAN-07 “%s” changes the adults of a plan for four and keeps its children',
  async (text, adults) => {
    const locale = /[áéíóúñ]|vien|se nos|somos|mi |agrega|nuestros|menos|solo/.test(text) ? 'es' : 'en'
    const answer = readRequest(text, await seedPlaceNames(locale), locale, new Date('2026-11-30T12:00:00Z'))
    const now = { ...planned, adults: 4 }
    const forms = { blank, initial: now, held: now, asked: now, now, stays }
    const { parameters, reading } = readingOf(
      { text, answer, places: [] },
      forms,
      tripMessages(locale),
      locale,
    )
    expect(parameters).toEqual({ ...now, adults })
    expect(reading.unknown).toEqual([])
  },
)

test.each([
  ['my husband is not coming', 1, planned.children, []],
  ['my parents are not coming', 1, planned.children, []],
  ['my husband and the kids are not coming', 1, [], []],
  ['the kids are not coming after all', 2, [], []],
  ['we are now 2', 2, planned.children, ['we are now 2']],
  ['we are now 5 with the kids', 3, planned.children, []],
  ['ahora vamos 5', 3, planned.children, []],
  ['the two of us', 2, planned.children, []],
  ['ahora somos 4 con un niño de 5', 3, [5], []],
  ['the 10 year old is not coming', 2, [7], []],
  ['el niño de 10 ya no viene', 2, [7], []],
  ['the kids aren’t coming but my sister is coming too', 3, [], []],
  ['my daughter and a friend are coming too', 2, [7, 10, 8], []],
  ['my friends are not coming', 2, planned.children, ['my friends are not coming']],
  ['mi esposa y mi hija no vienen', 2, planned.children, ['mi esposa y mi hija no vienen']],
  ["my husband isn't coming but my sister is", 2, planned.children, ["my husband isn't coming"]],
  [
    'my husband is not coming with me to the ruins',
    2,
    planned.children,
    ['my husband is not coming with me'],
  ],
  ['mi esposo no viene a las ruinas', 2, planned.children, ['mi esposo no viene']],
  ['we want to snorkel without my husband', 2, planned.children, []],
  ["my husband doesn't dive", 2, planned.children, []],
  ['a friend is coming to dinner', 2, planned.children, ['dinner']],
  ['only me will snorkel', 2, planned.children, []],
] as const)(
  'PLAN-02 PLAN-07 “%s” leaves out only who is not coming',
  async (text, adults, children, unknown) => {
    const locale = /^(?:mi|el) /.test(text) ? 'es' : 'en'
    const answer = readRequest(text, await seedPlaceNames(locale), locale, new Date('2026-11-30T12:00:00Z'))
    const forms = { blank, initial: planned, held: planned, asked: planned, now: planned, stays }
    const { parameters, reading } = readingOf(
      { text, answer, places: [] },
      forms,
      tripMessages(locale),
      locale,
    )
    expect(parameters).toMatchObject({ adults, children, when: planned.when })
    expect(reading.unknown).toEqual(unknown)
  },
)

test.each([
  ['it is our 10th anniversary', {}],
  ['the 3 of us', { adults: 3 }],
  ['can we start today?', { when: { start: '2026-11-30', days: 10 } }],
  ['arrive February 8 and leave February 12', { when: { start: '2027-02-08', days: 5 } }],
  ['start next Friday', { when: { start: '2026-12-04', days: 10 } }],
  ['start on Friday, December 11', { when: { start: '2026-12-11', days: 10 } }],
  ['no longer than 8 days', { when: { start: '2027-02-06', days: 8 } }],
  ['a short trip of 8 days', { when: { start: '2027-02-06', days: 8 } }],
  ['reduce it to 8 days', { when: { start: '2027-02-06', days: 8 } }],
  ['cut the trip to 8 days', { when: { start: '2027-02-06', days: 8 } }],
  ['cambia el viaje por favor', {}],
])('PLAN-02 “%s” does not change the days of a plan', async (text, changes) => {
  const answer = readRequest(text, await seedPlaceNames('en'), 'en', new Date('2026-11-30T12:00:00Z'))
  const forms = { blank, initial: planned, held: planned, asked: planned, now: planned, stays }
  const { parameters } = readingOf({ text, answer, places: [] }, forms, tripMessages('en'), 'en')
  expect(parameters).toEqual({ ...planned, ...changes })
})

test.each([
  ['add Utila before Roatán', 'en', 'before Roatán'],
  ['agrega Utila antes de Roatán', 'es', 'antes de Roatán'],
  ['put Utila between Copán and Roatán', 'en', 'between Copán and Roatán'],
  ['pon Utila entre Copán y Roatán', 'es', 'entre Copán y Roatán'],
] as const)(
  'PLAN-02 PLAN-07 “%s” adds the place, and says that its order is not followed',
  async (text, locale, words) => {
    const answer = readRequest(text, await seedPlaceNames(locale), locale, new Date('2026-11-30T12:00:00Z'))
    const forms = { blank, initial: planned, held: planned, asked: planned, now: planned, stays }
    const { parameters, reading } = readingOf(
      { text, answer, places: [] },
      forms,
      tripMessages(locale),
      locale,
    )
    expect(parameters.places).toEqual(['copan', 'roatan', 'utila'])
    expect(reading.unknown).toEqual([words])
  },
)

test('PLAN-02 PLAN-07 a night more in Copán is none in Santa Rosa de Copán', () => {
  const trip = { ...planned, places: ['santa-rosa-de-copan', 'copan'] }
  const answer = { when: { days: 2 }, places: ['copan'], unknown: [] }
  expect(timeChange('one more night in Copán', trip, answer)?.stays).toEqual({ copan: 1 })
})

test.each([
  ['on Sunday we want to dive', ['Sunday']],
  ['is it raining today?', ['raining', 'today']],
  ['on day 3 we want ruins', ['on day 3 we want']],
  ['el dia 3 queremos ruinas', ['el dia 3 queremos']],
  ['para el dia 3, ruinas', ['para el dia 3']],
  ['remove the museum', ['remove the museum']],
  ['quita el museo', ['quita el museo']],
  ['quita la cascada', ['quita la cascada']],
  ['cut the coffee tour', ['cut the coffee tour']],
  ['end on February 2', ['February 2']],
  ['come back on the 5th', ['come back on the 5th']],
  ['Copán first', ['Copán first']],
  ['put Roatán first', ['put Roatán first']],
  ['pon Roatán antes que Copán', ['pon Roatán antes que Copán']],
  ['primero Copán y después Roatán', ['primero Copán', 'después Roatán']],
  ['Copán before Roatán please', ['before Roatán']],
  ['leave Roatán for last', ['leave Roatán for last']],
  ['move Copán to the start', ['move Copán to the start']],
  ['deja Roatán para el final', ['deja Roatán para el final']],
  ['start in Copán and end on Roatán', ['start in Copán', 'end on Roatán']],
  ['swap Roatán and Copán', ['swap Roatán and Copán']],
  ['first time in Copán', []],
  ['no diving after all, and Copán', []],
])(
  'PLAN-02 PLAN-07 “%s” moves no day and no place, and the words that say so are named',
  async (text, words) => {
    const locale = /primero|pon |deja|el dia|quita/.test(text) ? 'es' : 'en'
    const answer = readRequest(text, await seedPlaceNames(locale), locale, new Date('2026-11-30T12:00:00Z'))
    const forms = { blank, initial: planned, held: planned, asked: planned, now: planned, stays }
    const { parameters, reading } = readingOf(
      { text, answer, places: [] },
      forms,
      tripMessages(locale),
      locale,
    )
    const { when, places, nights } = planned
    expect(parameters).toMatchObject({ when, places, nights })
    expect(reading.unknown).toEqual(words)
  },
)
