import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '../engine/parameters'
import { seedPlaceNames } from '../testing/data'
import { applied } from '../understood-chips'
import { readRequest } from './read-request'
import { TODAY } from './testing/requests'

test.each([
  ['es', '2 noches en Copán y 3 noches en Tela, en abril', 6, { copan: 2, tela: 3 }],
  ['en', '2 nights Copan, 4 nights Roatan, December', 7, { copan: 2, roatan: 4 }],
  ['en', '2 nights Copan 5 Roatan', 8, { copan: 2, roatan: 5 }],
  ['es', '2 noches en Copán 5 en Roatán', 8, { copan: 2, roatan: 5 }],
  [
    'es',
    '2 noches Copán, 4 noches Roatán y 1 noche San Pedro Sula, diciembre',
    8,
    { copan: 2, roatan: 4, 'san-pedro-sula': 1 },
  ],
  ['en', '10 days in August, Copan 2 nights, Roatan 5 nights', 10, { copan: 2, roatan: 5 }],
  ['es', '3 días en Tegucigalpa y luego 2 días en Yojoa', 5, { tegucigalpa: 3, 'lago-de-yojoa': 1 }],
  ['en', 'Copan (2 nights), Roatan (4 nights)', 7, { copan: 2, roatan: 4 }],
  ['en', '2 nights Copan 4 nights Roatan', 7, { copan: 2, roatan: 4 }],
  ['en', 'Copan 2 nights Roatan 5 nights', 8, { copan: 2, roatan: 5 }],
  ['es', '3-4 noches en Copán y 2 noches en Tela', 7, { copan: 4, tela: 2 }],
  ['en', 'one day in Copan and 3 nights in Roatan', 5, { copan: 1, roatan: 3 }],
  ['en', '10 days in Honduras, 3 in Copan and 4 in Roatan', 10, { copan: 3, roatan: 4 }],
  ['en', 'March 3 to 10, 2 nights in Copan, the rest in Roatan', 8, { copan: 2 }],
  ['es', '10 días, Copán 3 noches, Tela y Utila', 10, { copan: 3 }],
  ['en', 'Copán 2 nights and Tela 3', 6, { copan: 2, tela: 3 }],
  ['en', 'Utila 3 nights, 4 days Roatán', 7, { utila: 3, roatan: 3 }],
  ['es', 'Copán 2 noches, Tela 3 y Roatán 4', 10, { copan: 2, tela: 3, roatan: 4 }],
  ['en', '3 nights Roatán, 2 Copán', 6, { roatan: 3, copan: 2 }],
  ['es', '7 noches: 3 en Copán y 4 en Tela', 8, { copan: 3, tela: 4 }],
  ['en', '7 nights, Copan 3, Tela 4', 8, { copan: 3, tela: 4 }],
  ['es', '2 noches en Copán y a Tela', 3, undefined],
  ['en', 'Copan 2 nights, Tela, 3 adults', 3, undefined],
  ['en', '4 days, 2 nights in Tela', 4, { tela: 2 }],
  ['es', '4 días, 2 noches en Tela', 4, { tela: 2 }],
  ['en', '4 days and 3 nights in Tela', 4, undefined],
  ['es', '5 días, 3 noches en Utila, llegamos a Roatán', 5, { utila: 3 }],
  ['en', '5 days at the beach, then 3 days in Tela, 2 in Utila', 10, { tela: 3, utila: 2 }],
  ['en', '5 days in Tela and Copan', 5, undefined],
  ['en', '7 days, kids 4 and 7 in Roatan, Tela', 7, undefined],
  ['en', 'a meeting in Tegucigalpa for two days then 3 nights in Roatán', 6, { tegucigalpa: 2, roatan: 3 }],
  ['es', 'reunión en Tegucigalpa dos días y luego tres noches en Roatán', 6, { tegucigalpa: 2, roatan: 3 }],
  ['en', '3 nights in Roatán and then 2 days in Tela', 5, { roatan: 3, tela: 1 }],
  [
    'es',
    '2 noches en Copán, 1 en Gracias, 2 en el Lago y 3 en Roatán',
    9,
    { copan: 2, gracias: 1, 'lago-de-yojoa': 2, roatan: 3 },
  ],
  ['en', '2 nights at the lake and 3 in Tela', 6, { 'lago-de-yojoa': 2, tela: 3 }],
] as const)(
  'PLAN-02 in %s, "%s" is a trip of %i days with these nights',
  async (locale, text, days, nights) => {
    const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
    expect([read.when.days, read.nights, read.unknown]).toEqual([days, nights, []])
  },
)

test.each([
  ['en', 'Feb 3-8 Utila, Feb 8-11 Copan', '2027-02-03', 9, { utila: 5, copan: 3 }],
  ['en', 'Roatan from Feb 3 to 8 then Copan Feb 8 to 11', '2027-02-03', 9, { roatan: 5, copan: 3 }],
  [
    'es',
    'Tela del 28 de enero al 2 de febrero, Copán del 3 al 5 de febrero',
    '2027-01-28',
    9,
    { tela: 6, copan: 2 },
  ],
  [
    'en',
    'Copan March 3 to 5, Roatan March 5 to 10, then Tela until March 12, 2027',
    '2027-03-03',
    10,
    { copan: 2, roatan: 5, tela: 2 },
  ],
  ['en', 'Copan March 3 to 5, then Tela until March 8', '2027-03-03', 6, { copan: 2, tela: 3 }],
  [
    'es',
    'Copán del 3 al 5 de marzo, y Tela hasta el 8 de marzo de 2028',
    '2028-03-03',
    6,
    { copan: 2, tela: 3 },
  ],
  ['en', 'Copan March 3 to 5, then Tela until the 8th', '2027-03-03', 6, { copan: 2, tela: 3 }],
  ['es', 'Copán del 3 al 5 de marzo, y Tela hasta el 8', '2027-03-03', 6, { copan: 2, tela: 3 }],
] as const)(
  'PLAN-02 in %s, the dates by place in "%s" are one trip',
  async (locale, text, start, days, nights) => {
    const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
    expect(read).toMatchObject({ when: { start, days }, nights, unknown: [] })
  },
)

test('PLAN-02 dates apart are not one trip', async () => {
  const read = readRequest('Utila Feb 3-8, Copan Feb 20-22', await seedPlaceNames('en'), 'en', TODAY)
  expect([read.when.days, read.unknown]).toEqual([6, ['20', '22']])
})

test('PLAN-02 a stay until a day before the other dates is not one of several', async () => {
  const read = readRequest(
    'Copan March 3 to 5, 2027, Tela until March 2',
    await seedPlaceNames('en'),
    'en',
    TODAY,
  )
  expect(read.nights).toBeUndefined()
})

test.each(['January 6 in Copán, 4 days in Roatán', 'January 6 Copán, then 4 days in Roatán'])(
  'PLAN-02 the day of the month in "%s" is no number of nights',
  async (text) => {
    const read = readRequest(text, await seedPlaceNames('en'), 'en', TODAY)
    expect(read).toMatchObject({ when: { start: '2027-01-06' }, places: ['copan', 'roatan'] })
    expect(read.nights?.['copan']).toBeUndefined()
  },
)

test('PLAN-02 dates without places are no nights', async () => {
  const read = readRequest('work May 10-12, then May 12-15 in Tela', await seedPlaceNames('en'), 'en', TODAY)
  expect(read.nights).toBeUndefined()
})

test.each([
  ['en', "I've already seen Copan, 5 days, beach", { copan: 0 }],
  ['en', "we've been to Roatan, 7 days, beach", { roatan: 0 }],
  ['es', 'ya conocemos Roatán y no queremos ir a Tela ni a Copán, playa', { roatan: 0, tela: 0, copan: 0 }],
  ['es', 'sin pasar por Santa Rosa de Copán, playa', { 'santa-rosa-de-copan': 0 }],
  ['en', 'already been to Copán and Utila, 7 days, beach', { copan: 0, utila: 0 }],
  ['en', "we've seen Copan, Utila and Tela; beach", { copan: 0, utila: 0, tela: 0 }],
  ['es', 'ya conozco Copán y Utila, playa', { copan: 0, utila: 0 }],
  ['es', 'sin Copán y Utila, playa', { copan: 0, utila: 0 }],
  ['en', 'anything but Roatán, beach', { roatan: 0 }],
  ['en', 'everywhere except Roatan and Utila, beach', { roatan: 0, utila: 0 }],
  ['es', 'cualquier lugar menos Roatán, playa', { roatan: 0 }],
  ['es', 'todo menos Roatán y Utila, playa', { roatan: 0, utila: 0 }],
  ['es', 'playa en cualquier lado, excepto en Tela', { tela: 0 }],
  ['en', 'beach anywhere but the islands', { roatan: 0, utila: 0, guanaja: 0, 'cayos-cochinos': 0 }],
  ['en', 'no islands please, beach', { roatan: 0, utila: 0, guanaja: 0, 'cayos-cochinos': 0 }],
  ['es', 'playa, no queremos ninguna isla', { roatan: 0, utila: 0, guanaja: 0, 'cayos-cochinos': 0 }],
  ['es', 'playa, sin las islas', { roatan: 0, utila: 0, guanaja: 0, 'cayos-cochinos': 0 }],
] as const)('PLAN-02 in %s, places in "%s" get no nights', async (locale, text, nights) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.places, read.nights, read.interests, read.unknown]).toEqual([undefined, nights, ['beach'], []])
})

test('PLAN-02 the nights that a text names replace those of the plan, and no other nights are locked', async () => {
  const before = { ...DEFAULT_PARAMETERS, nights: { copan: 4, utila: 1 } }
  const read = (text: string) =>
    readRequest(
      text,
      [
        { id: 'copan', name: 'Copán', synonyms: [] },
        { id: 'tela', name: 'Tela', synonyms: [] },
      ],
      'es',
      TODAY,
    )
  expect(applied(before, read('2 noches en Copán y 3 en Tela')).nights).toEqual({ copan: 2, tela: 3 })
  expect(applied(before, read('5 días')).nights).toEqual(before.nights)
})

test('PLAN-02 a place that is not wanted gets no night', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('5 días en Tela, sin pasar por Tegucigalpa', places, 'es', TODAY)).toEqual({
    when: { days: 5 },
    places: ['tela'],
    nights: { tegucigalpa: 0 },
    unknown: [],
  })
})

test.each([
  ['en', 'Guanaja or Trujillo, 5 days', 'guanaja', 'or Trujillo'],
  ['es', '5 días en Roatán o Útila', 'roatan', 'o Útila'],
  ['es', 'Tela o Telita', 'tela', 'Telita'],
] as const)(
  'PLAN-02 in %s, the first place in "%s" is taken and the other is named',
  async (locale, text, id, other) => {
    const places = await seedPlaceNames(locale)
    expect(readRequest(text, places, locale, TODAY)).toMatchObject({ places: [id], unknown: [other] })
  },
)

test.each([
  ['en', 'Roatan 4 nights, Cayos Cochinos day trip, Tela 2 nights', 'Cayos Cochinos day trip'],
  ['en', 'Roatan 4 nights with a day trip to Cayos Cochinos, Tela 2 nights', 'a day trip to Cayos Cochinos'],
  ['es', 'Roatán 4 noches, pasadía en Cayos Cochinos, Tela 2 noches', 'pasadía en Cayos Cochinos'],
  ['es', 'Roatán 4 noches, Cayos Cochinos por el día, Tela 2 noches', 'Cayos Cochinos por el día'],
] as const)(
  'PLAN-02 %s: in "%s", a place visited on a day trip gets no stay',
  async (locale, text, words) => {
    expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
      when: { days: 7 },
      places: ['roatan', 'tela'],
      nights: { roatan: 4, tela: 2 },
      unknown: [words],
    })
  },
)

test.each([
  ['en', '5 day trip to Roatan'],
  ['es', 'viaje de 5 días a Roatán'],
] as const)('PLAN-02 %s: "%s" is not a day trip', async (locale, text) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: { days: 5 }, places: ['roatan'], unknown: [] })
})

test.each([
  ['en', 'Copan Ruins 3 nights, Tela 2 nights, 8 days in March'],
  ['es', 'Copan Ruins 3 noches, Tela 2 noches, 8 días en marzo'],
] as const)('PLAN-02 %s: in "%s", Copan Ruins is the town', async (locale, text) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
    when: { month: 3, days: 8 },
    places: ['copan', 'tela'],
    nights: { copan: 3, tela: 2 },
    unknown: [],
  })
})

test.each([
  ['en', '10 days, first week Roatan then 3 days Copan', { roatan: 7, copan: 2 }],
  ['es', '10 días, la primera semana en Roatán y luego 3 días en Copán', { roatan: 7, copan: 2 }],
  ['es', '10 días, los primeros 4 días en Roatán, luego 5 noches en Copán', { roatan: 4, copan: 5 }],
] as const)('PLAN-02 in %s, the stays in "%s" are part of its days', async (locale, text, nights) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
    when: { days: 10 },
    places: ['roatan', 'copan'],
    nights,
    unknown: [],
  })
})

test.each([
  ['en', '4 nights in Copan + 3 nights in Roatan + 2 in Utila', { copan: 4, roatan: 3, utila: 2 }, 10],
  ['es', '4 noches en Copán + 3 en Utila', { copan: 4, utila: 3 }, 8],
  ['en', 'Copan 4 nights + Roatan 3 + Utila 2', { copan: 4, roatan: 3, utila: 2 }, 10],
  ['en', '4 nights in Copan + 2 kids', undefined, 5],
] as const)('PLAN-02 in %s, "%s" adds up', async (locale, text, nights, days) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.nights, read.when, read.unknown]).toEqual([nights, { days }, []])
})

test.each([
  ['es', '2 noches en cada lugar: Copán, Gracias, Tela'],
  ['en', 'Copan, Gracias and Tela, 2 nights in each place'],
] as const)('PLAN-02 in %s, "%s" gives each place its nights', async (locale, text) => {
  const { when, nights } = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect({ when, nights }).toEqual({ when: { days: 7 }, nights: { copan: 2, gracias: 2, tela: 2 } })
})

test('PLAN-02 nights in each of several unknown places are not a length', () => {
  const { when, unknown } = readRequest('2 nights in each town', [], 'en', TODAY)
  expect({ when, unknown }).toEqual({ when: {}, unknown: ['2 nights'] })
})

test('PLAN-02 the other nights belong to the place after them', async () => {
  const { when, nights } = readRequest(
    'una noche en Tela, 2 noches en Copán y las otras 3 en Roatán',
    await seedPlaceNames('es'),
    'es',
    TODAY,
  )
  expect({ when, nights }).toEqual({ when: { days: 7 }, nights: { tela: 1, copan: 2, roatan: 3 } })
})

test('PLAN-02 nites are nights', async () => {
  const { nights } = readRequest(
    'Guanaja for 2 nites, one nite in Tela',
    await seedPlaceNames('en'),
    'en',
    TODAY,
  )
  expect(nights).toEqual({ guanaja: 2, tela: 1 })
})

test.each([
  'preferimos saltarnos La Ceiba, 9 días por Tela y Gracias',
  'nos saltamos La Ceiba, vamos a Tela y Gracias',
  'preferimos no parar en La Ceiba, vamos a Tela y Gracias',
])('PLAN-02 "%s" leaves a place out', async (text) => {
  const { places, nights } = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect({ places, nights }).toEqual({ places: ['tela', 'gracias'], nights: { 'la-ceiba': 0 } })
})
