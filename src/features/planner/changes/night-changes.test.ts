import { expect, test } from 'vitest'
import { readOfIslands } from './testing/islands'

test.each([
  ['un día más en Roatán', 'es', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['una noche más en Roatán, sin buceo', 'es', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['one more day in Roatán', 'en', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['one less night in copan', 'en', 7, { copan: 1, roatan: 3, utila: 2 }],
  ['una noche menos en copan', 'es', 7, { copan: 1, roatan: 3, utila: 2 }],
  ['un dia menos en roatan y otro mas en copan', 'es', 8, { copan: 3, roatan: 2, utila: 2 }],
  ['pasa una noche de Roatán a Copán', 'es', 8, { copan: 3, roatan: 2, utila: 2 }],
  ['en vez de 8 dias, 10, y los extra en roatan', 'es', 10, { copan: 2, roatan: 5, utila: 2 }],
  ['10 days instead of 8, extra days in roatan', 'en', 10, { copan: 2, roatan: 5, utila: 2 }],
  ['make it 9 days rather than 8 with the extra one in Utila', 'en', 9, { copan: 2, roatan: 3, utila: 3 }],
  ['10 días, los extra en Roatán', 'es', 10, { copan: 2, roatan: 5, utila: 2 }],
  ['make it 9 days, the rest in Utila', 'en', 9, { copan: 2, roatan: 3, utila: 3 }],
  ['10 días en lugar de 8 y dos más en Roatán', 'es', 10, { copan: 2, roatan: 5, utila: 2 }],
  ['10 días en lugar de 8', 'es', 10, {}],
  ['two weeks instead of 8 days', 'en', 14, {}],
  ['7 noches en vez de 8 días', 'es', 8, {}],
  ['2 nights in Utila, the rest in Roatán', 'en', 8, { copan: 2, roatan: 3, utila: 2 }],
  ['1 night in Utila, the rest in Roatán', 'en', 8, { copan: 2, roatan: 4, utila: 1 }],
  ['3 noches en Copán y el resto en Utila', 'es', 8, { copan: 3, roatan: 3, utila: 1 }],
  ['dos noches más en utila y una menos en roatan', 'es', 9, { copan: 2, roatan: 2, utila: 4 }],
  ['dos dias en cada lugar', 'es', 7, { copan: 2, roatan: 2, utila: 2 }],
  ['two nights in each place', 'en', 7, { copan: 2, roatan: 2, utila: 2 }],
  ['one more night everywhere', 'en', 11, { copan: 3, roatan: 4, utila: 3 }],
  ['una noche menos en cada uno', 'es', 5, { copan: 1, roatan: 2, utila: 1 }],
  ['10 nights in Roatán', 'en', 15, { roatan: 10 }],
  ['5 noches en Roatán', 'es', 8, { roatan: 5 }],
  ['one more night in Roatán, skip Copán', 'en', 9, { copan: 0, roatan: 4 }],
  ['extend Roatán by 1 day', 'en', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['bump copan up a night', 'en', 9, { copan: 3, roatan: 3, utila: 2 }],
  ['give Roatán one more day', 'en', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['shorten our stay in Roatán by a day', 'en', 7, { copan: 2, roatan: 2, utila: 2 }],
  ['auméntale un día a Roatán', 'es', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['acorta Copán un día', 'es', 7, { copan: 1, roatan: 3, utila: 2 }],
  ['bájale un día a Roatán', 'es', 7, { copan: 2, roatan: 2, utila: 2 }],
  ['todo el tiempo en Utila', 'es', 8, { copan: 0, roatan: 0 }],
  ['all 7 nights in Utila', 'en', 8, { copan: 0, roatan: 0 }],
  ['stick to Utila', 'en', 8, { copan: 0, roatan: 0 }],
  ['stretch Copán by two nights', 'en', 10, { copan: 4, roatan: 3, utila: 2 }],
  ['knock a night off Roatán', 'en', 7, { copan: 2, roatan: 2, utila: 2 }],
  ['up Copán by 1 night', 'en', 9, { copan: 3, roatan: 3, utila: 2 }],
  ['extend Roatán to 6 nights', 'en', 11, { roatan: 6 }],
  ['súbele un día a Roatán', 'es', 9, { copan: 2, roatan: 4, utila: 2 }],
  ['estirar Copán 2 noches', 'es', 10, { copan: 4, roatan: 3, utila: 2 }],
  ['menos 1 noche en Roatán', 'es', 7, { copan: 2, roatan: 2, utila: 2 }],
  ['réstale una noche a Copán', 'es', 7, { copan: 1, roatan: 3, utila: 2 }],
  ["don't touch Copán, make it 5 nights in Roatán", 'en', 8, { roatan: 5 }],
  ['only Roatán', 'en', 8, { copan: 0, utila: 0 }],
  ['mejor solo Roatán y Utila', 'es', 8, { copan: 0 }],
  ['Roatán only for 5 days', 'en', 5, { copan: 0, utila: 0 }],
] as const)(
  'PLAN-02 PLAN-07 “%s” keeps the nights of the other places',
  async (text, locale, days, nights) => {
    const { parameters, reading } = await readOfIslands(text, locale)
    expect(parameters).toMatchObject({ when: { start: '2027-02-10', days }, nights })
    expect(Object.keys(parameters.nights)).toHaveLength(Object.keys(nights).length)
    expect(reading.unknown).toEqual([])
  },
)

test('PLAN-02 PLAN-07 where all nights are set, another place makes the trip longer', async () => {
  const { parameters } = await readOfIslands('add Tela', 'en', { nights: { copan: 2, roatan: 3, utila: 2 } })
  expect(parameters).toMatchObject({
    when: { days: 9 },
    places: ['copan', 'roatan', 'utila', 'tela'],
    nights: { copan: 2, roatan: 3, utila: 2 },
  })
})

test.each([
  ['my kid isnt coming', 'en', { children: [] }],
  ['my husband cant come', 'en', { adults: 1 }],
  ['grandma is coming too', 'en', { adults: 3 }],
  ['viene la abuela', 'es', { adults: 3 }],
  ['se nos pegan 2 amigos', 'es', { adults: 4 }],
  ['van 2 cipotes más', 'es', { children: [8, 8, 8] }],
  ['kítale el buceo', 'es', { avoid: ['diving'] }],
  ['cambiar Roatán a Tela', 'es', { places: ['copan', 'utila', 'tela'], nights: { roatan: 0 } }],
  ['never mind Utila', 'en', { places: ['copan', 'roatan'], nights: { utila: 0 } }],
  ['no queremos quitar Copán ni Utila', 'es', { places: ['copan', 'roatan', 'utila'], nights: {} }],
  [
    'agrega Tela 2 noches, Copán queda igual',
    'es',
    { when: { start: '2027-02-10', days: 10 }, nights: { tela: 2 } },
  ],
  ['quítale el buceo', 'es', { avoid: ['diving'] }],
  ['no queremos cambiar nada de Copán', 'es', { places: ['copan', 'roatan', 'utila'], nights: {} }],
  ['do not remove Roatán, just add Tela', 'en', { places: ['copan', 'roatan', 'utila', 'tela'], nights: {} }],
  ['replace Copán w/ Gracias', 'en', { places: ['roatan', 'utila', 'gracias'], nights: { copan: 0 } }],
  ['grandpa is tagging along', 'en', { adults: 3 }],
  ["don't change anything in Utila", 'en', { places: ['copan', 'roatan', 'utila'], nights: {} }],
] as const)('PLAN-02 PLAN-07 “%s” is read as it is meant', async (text, locale, changes) => {
  const { parameters, reading } = await readOfIslands(text, locale, { children: [8] })
  expect(parameters).toMatchObject(changes)
  expect(reading.unknown).toEqual([])
})

test('PLAN-02 PLAN-07 “two nights in each place” keeps the places that the plan suggests', async () => {
  const { parameters, reading } = await readOfIslands('two nights in each place', 'en', { places: [] })
  expect(parameters).toMatchObject({
    places: ['copan', 'roatan', 'utila'],
    nights: { copan: 2, roatan: 2, utila: 2 },
  })
  expect(reading.chips.map(({ text }) => text)).toEqual([
    '7 days',
    'copan (2 nights), roatan (2 nights), utila (2 nights)',
  ])
})

test('PLAN-02 PLAN-07 without dates, the longest other stay may take up what the route needs', async () => {
  const { parameters } = await readOfIslands('one more day in Utila', 'en', {
    when: { month: 2, days: 8 },
  } as never)
  expect(parameters.nights).toEqual({ copan: 2, utila: 3 })
})

test.each([
  ['un día de playa', 'es', { interests: ['beach'] }, []],
  ['one day of diving', 'en', { interests: ['diving'] }, []],
  ['una noche de fiesta', 'es', { interests: ['nightlife'] }, []],
  ['un día de descanso en Roatán', 'es', { interests: ['rest'] }, []],
  ['un día libre en Utila', 'es', {}, ['un día libre']],
  ['stay in Copán until Feb 13', 'en', {}, ['until Feb 13']],
  [
    'my parents come along for the first 3 days',
    'en',
    { adults: 4, children: [7, 10] },
    ['for the first 3 days'],
  ],
  ['give us more time in Copán', 'en', {}, ['more time in Copán']],
  ['más tiempo en Utila', 'es', {}, ['más tiempo en Utila']],
  ['los primeros 2 días en Copán', 'es', {}, ['los primeros 2 días']],
  ['en Copán hasta el 13', 'es', {}, ['hasta el 13']],
] as const)('PLAN-02 PLAN-07 “%s” leaves the length of the trip', async (text, locale, wish, unknown) => {
  const { parameters, reading } = await readOfIslands(text, locale)
  expect(parameters).toMatchObject({ when: { start: '2027-02-10', days: 8 }, nights: {}, ...wish })
  expect(parameters.nights).toEqual({})
  expect(reading.unknown).toEqual(unknown)
})

test.each([
  ['add Tela for 2 nights between Copán and Roatán', 'en', 10, { tela: 2 }],
  ['agrega Tela después de Copán, 2 noches', 'es', 10, { tela: 2 }],
  ['tres días de buceo en Guanaja', 'es', 11, { guanaja: 3 }],
  ['stay in Utila until Feb 20', 'en', 11, {}],
  ['10 days of diving', 'en', 10, {}],
] as const)('PLAN-02 PLAN-07 “%s” makes the trip longer', async (text, locale, days, nights) => {
  const { parameters } = await readOfIslands(text, locale)
  expect(parameters.when).toEqual({ start: '2027-02-10', days })
  expect(parameters.nights).toEqual(nights)
})
