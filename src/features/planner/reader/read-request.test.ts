import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '~/i18n/locales'
import { DEFAULT_PARAMETERS, MAX_DAYS, tripWish } from '../engine/parameters'
import { seedPlaceNames } from '../testing/data'
import { applied } from '../understood-chips'
import { readRequest } from './read-request'
import { FIELDS } from './testing/fields'
import { REQUESTS, TODAY } from './testing/requests'

const ACCURACY = 0.85

const WORDS = fc
  .array(
    fc.constantFrom(
      ...'0 1 3 17 50 99 adults kids babies years old aged and of days weeks may 3-12 to family son'.split(
        ' ',
      ),
    ),
  )
  .map((words) => words.join(' '))

describe.each(LOCALES)('requests in %s', async (locale) => {
  const places = await seedPlaceNames(locale)

  test(`PLAN-02 the local reader understands at least ${ACCURACY * 100} % of them exactly`, () => {
    const wrong = REQUESTS[locale].flatMap(({ text, expected }) => {
      const { unknown: _, ...understood } = readRequest(text, places, locale, TODAY)
      return JSON.stringify(sorted(understood)) === JSON.stringify(sorted(expected))
        ? []
        : [{ text, understood, expected }]
    })
    const share = 1 - wrong.length / REQUESTS[locale].length
    expect(REQUESTS[locale]).toHaveLength(60)
    expect(share, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(ACCURACY)
  })
})

test.each(FIELDS)('PLAN-02 in %s, "%s" fills only what it names', async (locale, text, expected) => {
  const places = await seedPlaceNames(locale)
  const { unknown: _, ...understood } = readRequest(text, places, locale, TODAY)
  expect(understood).toEqual(expected)
})

test('PLAN-02 a Spanish place name is fully understood in English', async () => {
  const places = await seedPlaceNames('en')
  expect(readRequest('weekend in Lago de Yojoa', places, 'en', TODAY).unknown).toEqual([])
})

test('PLAN-02 the time of day before an airport does not make it a place to stay', async () => {
  const text = 'llegamos el 22 de diciembre en la noche a San Pedro Sula y regresamos el 2 de enero'
  const read = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect(read).toMatchObject({
    when: { start: '2026-12-22', days: 12 },
    arrival: 'SAP',
    unknown: ['en la noche'],
  })
  expect(read.places).toBeUndefined()
})

test('PLAN-02 words that are not understood are listed as written', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('Quiero surf y Karaoke nocturno en Tela, 5 días', places, 'es', TODAY).unknown).toEqual([
    'surf',
    'Karaoke nocturno',
  ])
  expect(readRequest('mi papá quiere cantar rancheras', places, 'es', TODAY).unknown).toEqual([
    'cantar rancheras',
  ])
})

test.each([
  ['en', 'a group of 14 friends in Tela', 'group of 14'],
  ['en', '10 couples in Tela', '10 couples'],
  ['en', 'two weeks but only 3 days, Roatan', '3 days'],
  ['en', '5 days: 3 nights Copan, 4 nights Roatan', '4 nights'],
  ['en', 'Tela from November 30 to December 2, and after that 5 days', '5 days'],
  ['es', 'antes de Semana Santa, Tela', 'Santa'],
  ['en', '5 days in Tela, not carry-on', 'not carry-on'],
  ['en', '2 weeks at under $100 a day', '$100 a day'],
  ['es', '5 días, no más de 4 horas al día', '4 horas al día'],
  ['es', 'Ya conozco Roatán, llego a Roatán, quiero Utila', 'Ya conozco Roatán'],
  ['es', 'no llegamos por San Pedro', 'no llegamos por San Pedro'],
  ['es', 'somos 4 pero los niños no vienen', 'pero los niños no vienen'],
  ['es', 'Tela, del 30 de noviembre al 3 de noviembre', 'del 30 de noviembre al 3 de noviembre'],
  [
    'en',
    'Copan, Roatan, Utila, Tela, La Ceiba, Comayagua, Gracias, Trujillo, Tegucigalpa, Santa Rosa de Copan, Lake Yojoa',
    'Lake Yojoa',
  ],
  ['en', '8 days, not in December or January', 'not in December or January'],
] as const)('PLAN-02 in %s, what no plan can include in "%s" is named', async (locale, text, left) => {
  const places = await seedPlaceNames(locale)
  expect(readRequest(text, places, locale, TODAY).unknown).toContain(left)
})

test('PLAN-02 every text produces parameters that the planner accepts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), WORDS), (text) => {
      const read = readRequest(text, [], 'en', TODAY)
      const { when, ...parameters } = applied({ ...DEFAULT_PARAMETERS, nights: {} }, read)
      expect(v.safeParse(tripWish, { when, ...parameters }).success).toBe(true)
      const { when: _, unknown: __, ignored: ___, ...others } = read
      expect(parameters).toMatchObject(others)
      if (read.when.days) expect(when.days).toBe(Math.min(read.when.days, MAX_DAYS))
    }),
    { numRuns: 300 },
  )
})

test.each([
  [
    'en',
    'Utila and Roatan, 4 nights each, May',
    { when: { month: 5, days: 9 }, nights: { utila: 4, roatan: 4 } },
  ],
  ['en', '2 nights each in Copan and Tela, May', { nights: { copan: 2, tela: 2 } }],
  [
    'es',
    'Utila y Roatán, 4 noches cada una, en mayo',
    { when: { month: 5, days: 9 }, nights: { utila: 4, roatan: 4 } },
  ],
  ['en', 'Pico Bonito 4n, Copan 3n', { when: { days: 8 }, nights: { 'pico-bonito': 4, copan: 3 } }],
  [
    'en',
    '8 days in May, Copan, fly in La Ceiba, out San Pedro Sula',
    { arrival: 'LCE', departure: 'SAP', places: ['copan'] },
  ],
  ['en', 'Copan in May, one person', { adults: 1 }],
  ['en', '6 people: 4 adults and 2 children', { adults: 4, unknown: [] }],
  ['es', 'somos 5: 3 adultos y 2 niños de 4 y 6', { adults: 3, unknown: [] }],
  ['en', '6 people: 3 adults and 2 children', { adults: 3, unknown: ['6 people'] }],
  ['es', 'Copán en mayo, una persona', { adults: 1 }],
] as const)('PLAN-02 %s: "%s"', async (locale, text, expected) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toMatchObject(expected)
})

test.each([
  ['en', '2 nights Tela, 3 nights Gracias, rest Copan, 9 days'],
  ['es', '2 noches Tela, 3 noches Gracias, resto Copán, 9 días'],
] as const)('PLAN-02 %s: the rest before a place in "%s" is not a request to relax', async (locale, text) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({
    when: { days: 9 },
    places: ['tela', 'gracias', 'copan'],
    nights: { tela: 2, gracias: 3 },
    unknown: [],
  })
})

test('PLAN-02 the rest that is left to the planner is not a request to relax', async () => {
  const read = readRequest(
    '3 nights Copan, 2 nights Tela, rest as you suggest',
    await seedPlaceNames('en'),
    'en',
    TODAY,
  )
  expect(read.interests).toBeUndefined()
})

test.each(['no me gustan playas, ', 'not interested in the islands, ', 'sin a, b, '])(
  'PLAN-02 reading "%s…" does not take longer with each comma',
  async (words) => {
    const [first = '', ...others] = words.split(/(?<=(?:gustan|in|sin) )/)
    const text = first + others.join('').repeat(110)
    expect(readRequest(text, await seedPlaceNames('es'), 'es', TODAY).when).toEqual({})
  },
)

test('PLAN-02 the rest in parentheses is not a request to relax', async () => {
  const text = 'Copan (2 nights), Utila (rest), 9 days'
  expect(readRequest(text, await seedPlaceNames('en'), 'en', TODAY).interests).toBeUndefined()
})

test.each([
  ['en', 'we have 7 hours', ['7 hours']],
  ['en', 'a 3-hour layover', ['3-hour layover']],
  ['es', 'llevo 2 maletas', ['2 maletas']],
  ['en', 'diving for 2 of us, 5 girls', ['2 of us']],
  ['en', '6 cats', ['6 cats']],
  ['es', 'me gustan los pueblos pero no los museos', ['museos']],
  ['es', '18 chavos', ['18 chavos']],
] as const)('PLAN-02 in %s, no number or refusal in "%s" goes unmentioned', (locale, text, unknown) => {
  expect(readRequest(text, [], locale, TODAY).unknown).toEqual(unknown)
})

test.each([
  ['en', 'I dont need any beach time, cant dive', { avoid: ['diving', 'beach'] }],
  ['en', 'we wont snorkel but will dive', { interests: ['diving'], avoid: ['snorkel'] }],
  ['es', 'comida garífuna, sin caminatas ni museos', { interests: ['food'], avoid: ['hiking', 'culture'] }],
  ['es', 'playa y aldeas garífunas', { interests: ['beach', 'culture'] }],
  ['es', 'a casa para las fiestas', {}],
  ['es', 'puro relajo', {}],
  ['es', 'nada de antros', { avoid: ['nightlife'] }],
  ['en', 'manatees and mangroves', { interests: ['wildlife'] }],
  ['es', 'manatíes, manglares e iguanas', { interests: ['wildlife'] }],
  ['es', 'las cuevas', { interests: ['hiking'] }],
  ['en', 'cave diving', { interests: ['diving'] }],
  ['es', 'mis compañeros de trabajo bucean', { interests: ['diving'] }],
  ['es', 'llego a Palmerola, me voy de Roatán', { arrival: 'XPL', departure: 'RTB' }],
  [
    'es',
    'soy de San Pedro, en moto',
    { arrival: 'land', departure: 'land', origin: 'HN', ignored: ['en moto'] },
  ],
  ['en', "my wife dives, I don't", { adults: 2, interests: ['diving'], ignored: ["I don't"] }],
  ['es', 'mi esposa bucea, yo no', { adults: 2, interests: ['diving'], ignored: ['yo no'] }],
  ['es', 'ella bucea, él no', { interests: ['diving'], ignored: ['él no'] }],
  ['en', "he doesn't dive; I'm certified", { interests: ['diving'], ignored: ["doesn't dive"] }],
  ['es', 'con equipaje de bodega', { bag: 'checked' }],
  ['es', 'no llevo equipaje de bodega', { bag: 'carry-on' }],
  ['es', 'sin maletas de bodega', { bag: 'carry-on' }],
  ['es', 'sin maleta grande', { bag: 'carry-on' }],
  ['es', 'pura mochila', { bag: 'carry-on' }],
  ['en', 'no big suitcases', { bag: 'carry-on' }],
  ['en', 'without checked luggage', { bag: 'carry-on' }],
  ['en', "I won't check a bag", { bag: 'carry-on' }],
  ['en', 'my wife hates hiking but I love it', { adults: 2, ignored: ['hates hiking'] }],
  [
    'en',
    'we fly to Roatan for 10 days',
    { when: { days: 10 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
  ],
  [
    'es',
    'volamos a Roatán el 10 de enero por 8 días',
    { when: { start: '2027-01-10', days: 8 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
  ],
  [
    'en',
    'from El Salvador by bus, leaving via Tegucigalpa',
    { arrival: 'land', departure: 'XPL', origin: 'SV' },
  ],
  [
    'es',
    'entramos por Las Manos y salimos por El Amatillo a El Salvador',
    { arrival: 'land', departure: 'land', origin: 'NI', exit: 'SV' },
  ],
  ['en', 'to the island', { places: ['roatan'] }],
  ['es', 'Guanaja, la isla', { places: ['guanaja'] }],
  ['en', 'the coast, finishing on an island', { places: ['roatan'], interests: ['beach'] }],
  ['es', 'desde Costa Rica, quiero verlo todo', { origin: 'CR' }],
  [
    'en',
    'start in San Pedro Sula with one night',
    { when: { days: 2 }, arrival: 'SAP', departure: 'SAP', places: ['san-pedro-sula'], nights: undefined },
  ],
  ['es', 'pensando en pajareo, mochila nomás', { interests: ['wildlife'], bag: 'carry-on' }],
  ['es', 'bucear, cero ruinas', { interests: ['diving'], avoid: ['ruins'] }],
  ['en', 'not looking to dive or snorkel', { avoid: ['snorkel', 'diving'] }],
  ['en', "don't wanna fly between cities, nor take boats", { without: ['flights', 'boats'] }],
  ['es', 'no nos gusta caminar', { avoid: ['hiking'] }],
  ['en', 'birders, chill', { interests: ['wildlife'], pace: 'relaxed' }],
  ['es', 'solo mochila, despacito', { bag: 'carry-on', pace: 'relaxed' }],
  ['en', '4 checked bags', { bag: 'checked' }],
  ['en', 'fly to La Ceiba, home from San Pedro', { arrival: 'LCE', departure: 'SAP' }],
  ['en', 'Palmerola in, San Pedro out', { arrival: 'XPL', departure: 'SAP' }],
  ['en', 'Roatan in and Palmerola out', { arrival: 'RTB', departure: 'XPL' }],
  ['es', 'SPS ida, RTB vuelta', { arrival: 'SAP', departure: 'RTB' }],
  ['es', 'vuelo de ida a SPS y vuelta desde RTB', { arrival: 'SAP', departure: 'RTB' }],
  ['es', 'ida por San Pedro y vuelta por Roatán', { arrival: 'SAP', departure: 'RTB' }],
  ['es', 'aterrizamos en Palmerola y despegamos de Roatán', { arrival: 'XPL', departure: 'RTB' }],
  ['en', 'Palmerola both ways', { arrival: 'XPL', departure: 'XPL' }],
  ['es', 'ida y vuelta por Palmerola', { arrival: 'XPL', departure: 'XPL' }],
  ['en', 'get in to La Ceiba, I mean fly to La Ceiba', { arrival: 'LCE', departure: 'LCE' }],
  [
    'es',
    'desde Teguz, carro propio',
    { arrival: 'XPL', departure: 'XPL', origin: 'HN', ignored: ['carro propio'] },
  ],
  ['en', "I'm Honduran living in NJ", { origin: 'US' }],
  ['en', 'Honduran, living in Ohio', {}],
  ['en', 'I was born in Tegucigalpa but live in Canada', { origin: 'CA' }],
  ['es', 'nacimos en Tegucigalpa', { origin: 'HN' }],
  ['es', 'catracho radicado en Houston', { origin: 'US' }],
  ['es', 'español en la escuela, desde Canadá', { origin: 'CA' }],
  ['es', 'soy español', { origin: 'ES' }],
  [
    'en',
    'from Houston, driving down through Guatemala',
    { arrival: 'land', departure: 'land', origin: 'US', ignored: ['driving'] },
  ],
  ['es', 'somos de Olancho', { origin: 'HN' }],
  ['en', '10 days total, back home on April 20', { when: { start: '2027-04-11', days: 10 } }],
  ['en', 'back in Houston on April 20, 10 days', { when: { start: '2027-04-11', days: 10 }, origin: 'US' }],
  ['en', 'returning on April 20 after 10 days', { when: { start: '2027-04-11', days: 10 } }],
  ['es', 'regreso a casa el 20 de abril, diez días', { when: { start: '2027-04-11', days: 10 } }],
  ['es', 'vuelvo el 20 de abril, son 10 días', { when: { start: '2027-04-11', days: 10 } }],
  [
    'es',
    'Copán y Tela, pero San Pedro Sula no',
    { places: ['copan', 'tela'], nights: { 'san-pedro-sula': 0 } },
  ],
  ['en', 'a hot spring, or thermal springs', { interests: ['rivers'] }],
  ['es', 'termas', { interests: ['rivers'] }],
  ['en', 'road trip from Guatemala City', { arrival: 'land', departure: 'land', origin: 'GT' }],
] as const)('PLAN-02 in %s, "%s" is read like this', async (locale, text, expected) => {
  const { unknown: _, ...read } = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...expected })
})

const sorted = (value: object): unknown => ({
  ...Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b))),
  ...('when' in value && { when: sorted(value.when as object) }),
})

describe('PLAN-02 changes along the way', async () => {
  const places = await seedPlaceNames('en')
  const read = (text: string) => readRequest(text, places, 'en', TODAY)

  test.each([
    ['7 days, no wait, make it 9, in October', 9],
    ['7 días, no, mejor 9, en octubre', 9],
    ['7 days, no, 9 days', 9],
    ['5 noches en Roatán, perdón, 6 noches', 7],
    ['a week, or rather 10 days', 10],
    ['7 days, no diving', 7],
    ['7 days, no more than 2 places', 7],
  ])('in "%s", the later number counts', (text, days) => {
    const { when, unknown } = read(text)
    expect(when.days).toBe(days)
    expect(unknown.join()).not.toMatch(/7|9|wait|sorry|perdon/)
  })

  test.each([
    ['mis papás (68 años los dos), mi hermana con sus gemelos de 5 y yo', 4],
    ['my parents, both 68, and I', 3],
    ['mis papás (de 68 y 70 años) y yo', 3],
  ])('the ages of parents in "%s" are not other people', (text, adults) => {
    expect(read(text)).toMatchObject({ adults, unknown: [] })
  })

  test.each([
    [
      'I arrive Jan 15 in Palmerola with my brother, my girlfriend joins us on the 18th in Roatan, we all leave on the 24th',
      'my girlfriend joins us on the 18th',
    ],
    [
      'Llego el 15 de enero a Palmerola con mi hermano, mi novia se nos une el 18 en Roatán y nos vamos todos el 24',
      'mi novia se nos une el 18',
    ],
  ])('people who join later are named but not planned for: "%s"', (text, named) => {
    expect(read(text)).toEqual({
      when: { start: '2027-01-15', days: 10 },
      arrival: 'XPL',
      departure: 'XPL',
      adults: 2,
      places: ['roatan'],
      unknown: [named],
    })
  })

  test('a second name for the same place with nights of its own is named', () => {
    expect(read('tres días en Tegucigalpa y dos en Valle de Ángeles').unknown).toEqual(['Valle de Ángeles'])
    expect(read('3 days in Roatan, then 2 days in Copan').unknown).toEqual([])
  })

  test.each([
    ['12 days, hiking in Celaque, a few days on Utila at the end', ['gracias', 'utila'], { utila: 3 }],
    ['Quince días, senderismo en Celaque, al final unos días en Utila', ['gracias', 'utila'], { utila: 4 }],
    ['Ten days, finish with a few days on Roatan, start in Copan', ['copan', 'roatan'], { roatan: 3 }],
    ['9 days, Utila last, Copan', ['copan', 'utila'], undefined],
    ['10 días, Roatán al final y Copán', ['copan', 'roatan'], undefined],
    ['unos días en Roatán', ['roatan'], undefined],
    ['a few days in Copan and a few days on Roatan, 9 days', ['copan', 'roatan'], undefined],
    ['4 days, Copan, a few days in Tela', ['copan', 'tela'], undefined],
  ])('"%s" says which place is last and where a few days are spent', (text, expected, nights) => {
    expect(read(text).places).toEqual(expected)
    expect(read(text).nights).toEqual(nights)
    expect(read(text).unknown.join()).not.toMatch(/end|final|last|few|unos/)
  })
})

test.each([
  ['salimos de Tegus el 20 de marzo y volvemos el 28, Tela', 'HN', 'XPL'],
  ['salimos de San Pedro, Tela', 'HN', 'land'],
  ['por tierra desde Guate, Tela', 'GT', 'land'],
] as const)('PLAN-02 "%s" says which country they come from', async (text, origin, arrival) => {
  const read = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect(read).toMatchObject({ origin, arrival, departure: arrival, places: ['tela'] })
})

test('PLAN-02 travelers who arrive and leave from San Pedro may be from anywhere', () => {
  const read = readRequest('llegamos el 3 de abril y salimos de San Pedro el 10', [], 'es', TODAY)
  expect(read).toEqual({
    when: { start: '2027-04-03', days: 8 },
    arrival: 'SAP',
    departure: 'SAP',
    unknown: [],
  })
})

test('PLAN-02 words that say nothing are not listed in other forms either', () => {
  expect(readRequest('thinking of things, cooking, flies', [], 'en', TODAY).unknown).toEqual([
    'cooking',
    'flies',
  ])
})

test.each([
  ['hola buenas tardes, Tela porfa', []],
  ['Tela pls, thanks', []],
  ['igual queremos ir a Tela plis', []],
  ["vamos pa' Tela", []],
  ['mi pa y yo, Tela', ['pa']],
  ['Tela, nothing touristy', ['nothing touristy']],
])('PLAN-02 only the words of "%s" that mean something are listed', async (text, unknown) => {
  expect(readRequest(text, await seedPlaceNames('es'), 'es', TODAY)).toEqual({
    when: {},
    places: ['tela'],
    unknown,
  })
})

test.each([
  ['Copan and Roatan. Fly to Roatan and out from San Pedro', 'RTB', 'SAP'],
  ['Copan and Roatan, fly into Roatan and out from San Pedro Sula', 'RTB', 'SAP'],
  ['Copan and Roatan, fly into SAP and back home via Roatan', 'SAP', 'RTB'],
])('PLAN-02 "%s" says where they fly out from', async (text, arrival, departure) => {
  const read = readRequest(text, await seedPlaceNames('en'), 'en', TODAY)
  expect(read).toEqual({ when: {}, arrival, departure, places: ['copan', 'roatan'], unknown: [] })
})

test.each(['somos de SPS, copan', 'somos de San Pedro, copan', 'we are from SPS, copan'])(
  'PLAN-02 "%s" is from Honduras and does not stop at home',
  async (text) => {
    const read = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
    expect(read).toEqual({ when: {}, places: ['copan'], origin: 'HN', unknown: [] })
  },
)

test.each([
  [
    'en',
    'we land in palmerola on sept 14 and leave on the evening of sept 19 from san pedro, copan',
    'on the evening of',
  ],
  ['en', 'land at XPL Sept 14, leave 9am Sept 19 from San Pedro, copan', '9am'],
  [
    'es',
    'llegamos a Palmerola el 14 y salimos la tarde del 19 de septiembre desde San Pedro, copan',
    'la tarde del',
  ],
] as const)(
  'PLAN-02 in %s, the time of day in "%s" hides neither the date nor the airport',
  async (locale, text, time) => {
    expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
      when: { start: '2027-09-14', days: 6 },
      arrival: 'XPL',
      departure: 'SAP',
      places: ['copan'],
      unknown: [time],
    })
  },
)

test.each([
  ['7 days in May. 2 adults. 7 days in May.', { when: { month: 5, days: 7 }, adults: 2, unknown: [] }],
  ['couple, 8 days, couple trip', { when: { days: 8 }, adults: 2, unknown: [] }],
  ['del 3 al 9 de mayo. Ojo: del 3 al 9', { when: { start: '2027-05-03', days: 7 }, unknown: ['Ojo'] }],
  ['en marzo, marzo es bueno?', { when: { month: 3 }, unknown: [] }],
  // It adds one more.
  ['3 days in the city, 3 days in the forest', { when: { days: 6 }, unknown: ['city', 'forest'] }],
] as const)('PLAN-02 repetitions of what is understood are not listed: "%s"', (text, read) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual(read)
})

test.each([
  ['vamos 6 en carro', { when: {}, adults: 6, unknown: ['carro'] }],
  ['vamos 6 días', { when: { days: 6 }, unknown: [] }],
  ['with the in-laws', { when: {}, adults: 4, unknown: [] }],
  ['my kids are off, the kids are 6 and 8', { when: {}, children: [6, 8], unknown: [] }],
  ['a week, nothing too packed', { when: { days: 7 }, pace: 'relaxed', unknown: [] }],
  ['a slow-paced trip', { when: {}, pace: 'relaxed', unknown: [] }],
  ['fast-paced', { when: {}, pace: 'busy', unknown: [] }],
  ['bosque de niebla', { when: {}, interests: ['wildlife'], unknown: [] }],
  ['presupuesto alto', { when: {}, ignored: ['presupuesto alto'], unknown: [] }],
  ['solo llevamos mochila', { when: {}, bag: 'carry-on', unknown: [] }],
  ['we only carry backpacks', { when: {}, bag: 'carry-on', unknown: [] }],
  ['apartir del 3 de mayo', { when: { start: '2027-05-03' }, unknown: [] }],
  ['pareja de jubilados', { when: {}, adults: 2, unknown: [] }],
  ['somos mochileros', { when: {}, unknown: [] }],
  ['both of us snorkel', { when: {}, interests: ['snorkel'], unknown: [] }],
  ['sin lanchas que mi esposa se marea', { when: {}, adults: 2, without: ['boats'], unknown: [] }],
  ['no museums, my wife hates it', { when: {}, adults: 2, avoid: ['culture'], unknown: [] }],
  // Nothing is refused.
  ['my wife gets seasick', { when: {}, adults: 2, unknown: ['seasick'] }],
  ['llevamos mochila y maleta', { when: {}, unknown: ['mochila', 'maleta'] }],
] as const)('PLAN-02 "%s" is read as intended', (text, read) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual(read)
})

test.each([
  [
    'es',
    'mi hijo cumple 10, somos 2 adultos y 2 niños',
    { when: {}, adults: 2, children: [10, 8], unknown: [] },
  ],
  ['es', 'mi hijo cumple 10, y 2 niños más', { when: {}, children: [10, 8, 8], unknown: [] }],
  ['en', "I'm meeting a friend", { when: {}, unknown: ['meeting'] }],
  ['es', 'vengo por trabajo', { when: {}, adults: 1, interests: ['business'], unknown: ['vengo'] }],
] as const)('PLAN-02 in %s, "%s" is read as intended', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual(read)
})

test.each([
  ['es', 'Tela. Gracias!', ['tela']],
  ['es', 'Tela. ¡Gracias!', ['tela']],
  ['es', '5 días en Tela, gracias', ['tela']],
  ['es', 'tela, 5 días, gracias', ['tela']],
  ['es', 'Tela, gracias por todo', ['tela']],
  // The town.
  ['es', 'Tela y Gracias', ['tela', 'gracias']],
  ['es', 'Copán, Gracias', ['copan', 'gracias']],
  ['es', 'copan, gracias', ['copan', 'gracias']],
  ['es', 'Tela. Gracias por 3 días', ['tela', 'gracias']],
  ['es', 'Quiero ir a Gracias.', ['gracias']],
] as const)('PLAN-02 in %s, "%s" tells the town from thanks', async (locale, text, places) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.places, read.unknown]).toEqual([places, []])
})

test.each([
  ['hotel at French Harbour', undefined],
  ['hotel at French Harbor', undefined],
  ['French couple, Roatan', 'EU'],
])('PLAN-02 "%s" tells the town on the island from travelers', async (text, origin) => {
  const read = readRequest(text, await seedPlaceNames('en'), 'en', TODAY)
  expect([read.places, read.origin]).toEqual([['roatan'], origin])
})

test.each([
  ['es', 'no sé si Roatán o Utila', undefined],
  ['en', 'not sure whether to go to Utila or Roatan', undefined],
  ['en', "Tela, we can't decide between Utila and Roatan", ['tela']],
  ['en', 'not sure about Roatan, Utila', ['utila']],
] as const)('PLAN-02 in %s, what "%s" leaves open is named', async (locale, text, places) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.places, read.nights]).toEqual([places, undefined])
  expect(read.unknown.join()).toMatch(/Roat[aá]n/)
})

test.each([
  [
    'es',
    'Vivo en Roatán y quiero conocer Gracias y Copán',
    { arrival: 'RTB', departure: 'RTB', origin: 'HN', places: ['gracias', 'copan'] },
  ],
  [
    'es',
    'vivimos en Utila, vamos a Tela en avión',
    { arrival: 'RTB', departure: 'RTB', origin: 'HN', places: ['tela'] },
  ],
  [
    'es',
    'somos 14 del colegio de Santa Rosa de Copán, queremos ver Trujillo',
    { arrival: 'land', departure: 'land', adults: 12, origin: 'HN', places: ['trujillo'] },
  ],
  [
    'en',
    'from comayagua, me plus 2 cousins, Copan',
    { arrival: 'XPL', departure: 'XPL', adults: 3, origin: 'HN', places: ['copan'] },
  ],
  ['es', 'de Danlí a Guanaja', { arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['guanaja'] }],
  ['es', 'la iglesia de Comayagua', { places: ['comayagua'] }],
  [
    'en',
    '2 nights in Comayagua, Copan from Comayagua',
    { when: { days: 3 }, arrival: 'XPL', departure: 'XPL', places: ['comayagua', 'copan'] },
  ],
  [
    'es',
    'somos una familia de 5 de Tegus, queremos ir a Tela en carro',
    { arrival: 'XPL', departure: 'XPL', adults: 5, origin: 'HN', places: ['tela'], ignored: ['en carro'] },
  ],
] as const)('PLAN-02 in %s, "%s" tells homes in Honduras from stops', async (locale, text, expected) => {
  const { unknown: _, nights: __, ...read } = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...expected })
})

test.each([
  ['es', 'cruzamos por El Amatillo, vamos a Tegus', 'SV', ['tegucigalpa']],
  ['es', 'entramos y salimos por El Poy, Copán', 'SV', ['copan']],
  ['es', 'entramos por Corinto, Tela', 'GT', ['tela']],
  ['en', 'crossing at El Florido, Copan', 'GT', ['copan']],
  ['en', 'enter from Nicaragua at Guasaule, Utila', 'NI', ['utila']],
  ['es', 'entramos por la frontera de Las Manos, Danlí y Copán', 'NI', ['copan']],
  ['en', 'from Antigua Guatemala, crossing at Agua Caliente, Copan', 'GT', ['copan']],
] as const)('PLAN-02 in %s, "%s" comes by land', async (locale, text, origin, places) => {
  const { unknown, ...read } = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, arrival: 'land', departure: 'land', origin, places })
  expect(unknown.join()).not.toMatch(/amatillo|poy|corinto|florido|guasaule|manos|caliente/i)
})

test.each([
  ['en', "we don't fly into San Pedro, we fly into Palmerola", { arrival: 'XPL', departure: 'XPL' }],
  ['en', "we don't fly into San Pedro but into Palmerola", { arrival: 'XPL', departure: 'XPL' }],
  ['es', 'no llegamos por San Pedro sino por Palmerola', { arrival: 'XPL', departure: 'XPL' }],
  ['en', 'we fly into San Pedro, not Palmerola', { arrival: 'SAP', departure: 'SAP' }],
  ['es', 'llegamos a San Pedro, no a Palmerola', { arrival: 'SAP', departure: 'SAP' }],
  ['en', 'Roatan airport is too expensive so we fly into San Pedro', { arrival: 'SAP', departure: 'SAP' }],
  ['es', 'vuelo Miami-Roatán y regreso de San Pedro', { arrival: 'RTB', departure: 'SAP', adults: 1 }],
  ['en', 'avoid flying into Palmerola, we land in San Pedro', { arrival: 'SAP', departure: 'SAP' }],
  ['es', 'volamos a San Pedro y vuelta desde Roatán', { arrival: 'SAP', departure: 'RTB' }],
  ['es', 'llegamos al Ramón Villeda Morales', { arrival: 'SAP', departure: 'SAP' }],
  ['es', 'llegamos al aeropuerto Golosón, Utila', { arrival: 'LCE', departure: 'LCE', places: ['utila'] }],
  ['en', "we don't arrive in San Pedro until the evening", { arrival: 'SAP', departure: 'SAP' }],
  ['es', 'no llegamos por San Pedro', {}],
  ['en', 'Fly Houston - Roatan, home from San Pedro', { arrival: 'RTB', departure: 'SAP' }],
  ['en', 'We fly Atlanta to San Pedro and back', { arrival: 'SAP', departure: 'SAP' }],
  [
    'en',
    'flying from Houston to La Ceiba and back, Utila',
    { arrival: 'LCE', departure: 'LCE', origin: 'US', places: ['utila'] },
  ],
  [
    'es',
    'llegamos a La Ceiba en avión desde San Pedro, a Utila',
    { arrival: 'LCE', departure: 'LCE', places: ['utila'] },
  ],
  ['en', 'our family flies to Roatan', { arrival: 'RTB', departure: 'RTB' }],
  ['es', 'volamos de Miami a Roatán', { arrival: 'RTB', departure: 'RTB', origin: 'US' }],
  ['es', 'La Ceiba vía San Pedro Sula', { arrival: 'SAP', departure: 'SAP', places: ['la-ceiba'] }],
  ['en', 'La Ceiba via SPS', { arrival: 'SAP', departure: 'SAP', places: ['la-ceiba'] }],
  ['en', 'fly into Roatan via San Pedro, Utila', { arrival: 'RTB', departure: 'RTB', places: ['utila'] }],
  ['en', 'Toronto - Roatan direct, Utila', { arrival: 'RTB', departure: 'RTB', places: ['utila'] }],
  ['es', 'vuelo directo a Roatán, Utila', { arrival: 'RTB', departure: 'RTB', adults: 1, places: ['utila'] }],
] as const)('PLAN-02 in %s, the airports of "%s" are no stops', async (locale, text, expected) => {
  const { unknown: _, ...read } = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...expected })
})

test.each([
  ['es', 'Presupuesto 2500€ sin vuelos', 'Presupuesto 2500€ sin vuelos'],
  ['en', 'budget $2000 not including flights', 'budget $2000 not including flights'],
  ['en', 'budget L 12,000 total', 'budget L 12,000 total'],
  ['es', 'presupuesto 15 mil lempiras', 'presupuesto 15 mil lempiras'],
])('PLAN-02 in %s, "%s" is a budget and excludes nothing', (locale, text, budget) => {
  const read = readRequest(text, [], locale === 'es' ? 'es' : 'en', TODAY)
  expect(read).toEqual({ when: {}, ignored: [budget], unknown: [] })
})

test.each([
  ['en', 'monkies and walking trails, snorkle', { interests: ['snorkel', 'hiking', 'wildlife'] }],
  ['es', 'descanzar, un cafecito y ver pajaritos', { interests: ['wildlife', 'coffee', 'rest'] }],
  ['es', 'con cuatro maletas grandes', { bag: 'checked' }],
  ['en', 'two big suitcases', { bag: 'checked' }],
  ['es', '2 maletas de mano', { bag: 'carry-on' }],
  ['en', 'backpack only', { bag: 'carry-on' }],
  ['es', 'no vamos a documentar maletas', { bag: 'carry-on' }],
  ['es', 'vamos a documentar dos maletas', { bag: 'checked' }],
  ['en', 'flying out of Houston', { origin: 'US' }],
  ['en', 'somewhere quiet', { pace: 'relaxed' }],
  ['en', 'we are two slow walkers', { adults: 2, pace: 'relaxed' }],
  ['en', 'I walk very slowly', { pace: 'relaxed' }],
  ['es', 'caminamos despacio', { pace: 'relaxed' }],
  ['es', 'playa, tranqui', { interests: ['beach'], pace: 'relaxed' }],
  ['es', 'playa, bien al suave', { interests: ['beach'], pace: 'relaxed' }],
  ['es', 'un plan relax', { pace: 'relaxed' }],
  ['es', 'playa y relax', { interests: ['beach', 'rest'] }],
  ['es', 'queremos ir muy despacio', { pace: 'relaxed' }],
  ['en', 'cloud forest', { interests: ['wildlife'] }],
  ['en', 'three girlfriends', { adults: 3 }],
  ['en', 'there are four of us, two of them teenagers', { adults: 2, children: [14, 14] }],
  ['es', 'somos cinco, tres de ellas niñas', { adults: 2, children: [8, 8, 8] }],
  ['es', 'mi mamá no puede caminar mucho, nada pesado', { adults: 2, avoid: ['hiking'], pace: 'relaxed' }],
  ['es', 'mi abuela no camina mucho', { adults: 2, avoid: ['hiking'] }],
  ['es', 'a mi mamá le cuesta caminar', { adults: 2, avoid: ['hiking'] }],
  ['en', 'my mother has trouble walking', { adults: 2, avoid: ['hiking'] }],
  ['en', 'with my 70 year old parents', { adults: 3 }],
  ['es', 'somos 7, cuatro de ellos menores', { adults: 3, children: [8, 8, 8, 8] }],
  ['es', 'los niños no bucean', { children: [8, 8], ignored: ['no bucean'] }],
  ['es', 'los niños no quieren caminar', { children: [8, 8], avoid: ['hiking'] }],
  ['es', 'yo no quiero bucear, mis hijos sí', { children: [8, 8], ignored: ['no quiero bucear'] }],
  ['es', 'viajo con mis papás, mi mamá no puede caminar', { adults: 3, avoid: ['hiking'] }],
  ['en', "I'm not into diving but my boyfriend is", { adults: 2, ignored: ['not into diving'] }],
  ['en', "my wife won't dive but I will", { adults: 2, ignored: ["won't dive"] }],
  ['en', "my wife won't dive but I will rest", { adults: 2, interests: ['rest'], avoid: ['diving'] }],
  ['es', 'a mí no me gusta bucear pero a mi novio sí', { adults: 2, ignored: ['no me gusta bucear'] }],
] as const)('PLAN-02 in %s, "%s" is fully understood', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...read, unknown: [] })
})

test('PLAN-02 what was not understood is named once', () => {
  const { unknown } = readRequest('5 days, karaoke, beach, more karaoke', [], 'en', TODAY)
  expect(unknown).toEqual(['karaoke'])
})

test.each([
  [
    'en',
    'Arrive Dec 23 in the evening at Palmerola, depart Dec 30 early morning from Roatan',
    { arrival: 'XPL', departure: 'RTB', unknown: ['in the evening', 'early morning'] },
  ],
  [
    'es',
    'por tierra desde El Salvador, regreso por avión desde San Pedro',
    { arrival: 'land', departure: 'SAP' },
  ],
  ['es', 'llego a La Ceiba y me voy por tierra', { arrival: 'LCE', departure: 'land', unknown: [] }],
  ['es', 'llego y me voy por tierra', { arrival: 'land', departure: 'land', unknown: [] }],
  ['es', 'mi esposa no soporta las lanchas', { adults: 2, without: ['boats'], unknown: [] }],
] as const)('PLAN-02 in %s, "%s" names no place to stay', async (locale, text, expected) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toMatchObject(expected)
  expect(read.places).toBeUndefined()
})

test.each([
  ['en', 'I already have my open water, Utila', ['diving']],
  ['en', 'Utila, already have open water, want to dive', ['diving']],
  ['en', 'Utila, we want to have open water by the end', ['dive-course']],
  ['es', 'quiero bucear en Utila, tengo certificación open water', ['diving']],
  ['es', 'tenemos licencia de buceo, Utila', ['diving']],
  ['es', 'soy open water, Utila', ['diving']],
  ['en', 'certified, Utila', ['diving']],
  ['en', '2 adults, both certified, Utila', ['diving']],
  ['es', 'no tengo open water, Utila', ['dive-course']],
  ['es', 'quiero sacar mi certificación open water, Utila', ['dive-course']],
  ['es', 'Utila, mi esposo bucea y yo quiero sacar el open water', ['diving', 'dive-course']],
  ['en', '6 days dive course in Utila', ['dive-course']],
  ['en', 'I want to get my open water, Utila', ['dive-course']],
  ['en', 'two weeks on Utila to learn to dive', ['dive-course']],
  ['es', 'Utila, quiero un curso de buceo', ['dive-course']],
  ['es', 'nunca he buceado y quiero aprender a bucear, Utila', ['dive-course']],
  [
    'en',
    'I want to learn to dive on Utila, my wife is certified and wants to dive',
    ['diving', 'dive-course'],
  ],
  ['en', 'Utila, we are open water certified, diving', ['diving']],
  ['en', 'certified divers, Utila', ['diving']],
] as const)('PLAN-02 in %s, "%s" tells courses from dives', async (locale, text, interests) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toMatchObject({ interests, places: ['utila'] })
})

test.each([
  ['es', 'entro por Guasaule y salgo por Agua Caliente', { origin: 'NI', exit: 'GT' }],
  ['en', 'enter via El Amatillo, leave via Agua Caliente', { origin: 'SV', exit: 'GT' }],
  ['en', 'Fly to Roatan, then travel overland to Guatemala', { arrival: 'RTB', exit: 'GT' }],
  ['es', 'llego a San Pedro y me voy a Nicaragua por tierra', { arrival: 'SAP', exit: 'NI' }],
  ['es', 'de Guatemala a Nicaragua, 6 días', { arrival: 'land', origin: 'GT', exit: 'NI' }],
  ['es', 'sigo en bus a Managua', { exit: 'NI' }],
  ['es', 'entro por Guatemala y salgo por Nicaragua', { arrival: 'land', origin: 'GT', exit: 'NI' }],
  ['es', 'entro por El Florido el 1 de abril, 9 días, sigo a Nicaragua', { origin: 'GT', exit: 'NI' }],
  ['es', 'vuelo a San Pedro, playa, salgo por tierra a Guatemala', { arrival: 'SAP', exit: 'GT' }],
  ['en', 'fly into San Pedro Sula, leave by land to Nicaragua', { arrival: 'SAP', exit: 'NI' }],
  ['en', 'From Guatemala by bus, Copan, then we continue overland to Nicaragua', { exit: 'NI' }],
  ['en', 'fly into San Pedro Sula, leave by land through El Amatillo', { arrival: 'SAP', exit: 'SV' }],
  [
    'en',
    'we land in Palmerola, leave overland from Tegucigalpa to Nicaragua',
    { arrival: 'XPL', exit: 'NI' },
  ],
  [
    'en',
    'arrive in Palmerola, leave from Tegucigalpa by land to El Salvador via El Amatillo',
    { arrival: 'XPL', exit: 'SV' },
  ],
  [
    'es',
    'llego a San Pedro Sula y salgo por tierra desde Tegucigalpa a Nicaragua',
    { arrival: 'SAP', exit: 'NI' },
  ],
  ['es', 'llego a San Pedro Sula y salgo del país por tierra por Tegucigalpa', { arrival: 'SAP' }],
  ['en', 'we leave via Tegucigalpa by land, arrive at San Pedro Sula', { arrival: 'SAP' }],
  ['en', 'exit to Guatemala by land through Corinto, arrive in La Ceiba', { arrival: 'LCE', exit: 'GT' }],
] as const)('PLAN-02 in %s, "%s" leaves by land for a neighbor', async (locale, text, way) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toMatchObject({ ...way, departure: 'land', unknown: [] })
})

test('PLAN-02 travelers who come by land and fly home', async () => {
  const text = 'llego por tierra de Guatemala y salgo en avión de San Pedro Sula'
  const read = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect(read).toMatchObject({ arrival: 'land', departure: 'SAP', origin: 'GT', unknown: [] })
})
