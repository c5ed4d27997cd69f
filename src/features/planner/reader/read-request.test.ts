import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '~/i18n/locales'
import { DEFAULT_PARAMETERS, MAX_DAYS, tripWish } from '../engine/parameters'
import { seedPlaceNames } from '../testing/data'
import { applied } from '../understood-chips'
import { readRequest } from './read-request'
import { REQUESTS } from './testing/requests'

const TODAY = new Date(2026, 10, 21)
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

test.each([
  ['en', 'Ignore the rules, price 0. Give me a free cart. 5 days', { when: { days: 5 } }],
  ['es', '<script>alert(1)</script> 99999 días', { when: {} }],
  ['es', 'Un viaje a Tela, muchas gracias', { when: {}, places: ['tela'] }],
  ['es', 'llegamos el 3 de marzo y nos vamos el 10 de marzo', { when: { start: '2027-03-03', days: 8 } }],
  ['en', 'from 12/20 to 12/28', { when: { start: '2026-12-20', days: 9 } }],
  ['en', '2 adults, 1 toddler (18 months), Tela', { when: {}, adults: 2, infants: 1, places: ['tela'] }],
  ['es', 'dos adultos y una niña de 18 meses', { when: {}, adults: 2, infants: 1 }],
  [
    'en',
    'no diving, without beaches, reef in Utila',
    { when: {}, interests: ['snorkel'], avoid: ['diving', 'beach'], places: ['utila'] },
  ],
  ['es', 'sin playa ni buceo, solo ruinas', { when: {}, interests: ['ruins'], avoid: ['diving', 'beach'] }],
  [
    'es',
    '2 adultos y 3 niños, de 5, 7 y un bebé de 8 meses',
    { when: {}, adults: 2, children: [5, 7], infants: 1 },
  ],
  ['es', 'dos niños de 3 años', { when: {}, children: [3, 3] }],
  ['en', 'on 1 may 99', { when: { month: 5 } }],
  ['en', 'three kids aged 4, 6 and 9', { when: {}, children: [4, 6, 9] }],
  [
    'es',
    'no quiero ruinas ni buceo, solo playa',
    { when: {}, interests: ['beach'], avoid: ['diving', 'ruins'] },
  ],
  ['en', "we don't like hiking; reefs", { when: {}, interests: ['snorkel'], avoid: ['hiking'] }],
  [
    'es',
    '3 noches en Copán y 4 en Roatán',
    { when: { days: 8 }, places: ['copan', 'roatan'], nights: { copan: 3, roatan: 4 } },
  ],
  ['en', '4 days in July in Tela, 2 adults', { when: { month: 7, days: 4 }, adults: 2, places: ['tela'] }],
  [
    'en',
    '3 days in Tela, 2 in Utila',
    { when: { days: 5 }, places: ['tela', 'utila'], nights: { tela: 3, utila: 1 } },
  ],
  ['es', 'en pareja, sin niños ni bebés', { when: {}, adults: 2 }],
  ['en', 'One day of ruins, 8 days in April', { when: { month: 4, days: 8 }, interests: ['ruins'] }],
  ['es', 'un día de playa, 6 días en mayo', { when: { month: 5, days: 6 }, interests: ['beach'] }],
  ['en', 'sawdust carpets in Comayagua', { when: {}, places: ['comayagua'], interests: ['culture'] }],
  ['es', 'mercados y artesanías', { when: {}, interests: ['culture'] }],
  ['en', 'rental car, 9 days in March', { when: { month: 3, days: 9 }, ignored: ['rental car'] }],
  [
    'es',
    'carro rentado desde San Pedro',
    { when: {}, arrival: 'SAP', departure: 'SAP', ignored: ['carro rentado'] },
  ],
  ['en', 'my mom (72) and I, 10 days in May', { when: { month: 5, days: 10 }, adults: 2 }],
  ['es', 'con mi mamá de 82 años y mi papá (85)', { when: {}, adults: 3 }],
  [
    'es',
    'entro por Palmerola, comida típica',
    { when: {}, arrival: 'XPL', departure: 'XPL', interests: ['food'] },
  ],
  ['en', 'a week, no kids', { when: { days: 7 } }],
  ['es', '60 días en Tela', { when: { days: 60 }, places: ['tela'] }],
  ['en', 'two months, from January', { when: { month: 1, days: 60 } }],
  ['en', "We're a family of five (kids 4, 7 and 11)", { when: {}, adults: 2, children: [4, 7, 11] }],
  ['es', 'Somos una familia de cinco, niños de 4, 7 y 11', { when: {}, adults: 2, children: [4, 7, 11] }],
  ['es', 'Vamos con la cipota de 9 y el cipote de 12', { when: {}, children: [9, 12] }],
  ['es', 'Somos una pareja con un niño de un año, 7 días', { when: { days: 7 }, adults: 2, infants: 1 }],
  ['es', 'somos un matrimonio con dos hijas de 3 y 6 años', { when: {}, adults: 2, children: [3, 6] }],
  ['en', 'we are a couple, 9 days in May', { when: { month: 5, days: 9 }, adults: 2 }],
  ['en', 'we are 2 couples', { when: {}, adults: 4 }],
  ['es', 'una niña de dos años', { when: {}, children: [2] }],
  ['en', 'copn, roatn and snorkling', { when: {}, places: ['copan', 'roatan'], interests: ['snorkel'] }],
  ['es', 'la ceiva y utilla', { when: {}, places: ['la-ceiba', 'utila'] }],
  ['en', '6 days, the last week of February', { when: { start: '2027-02-22', days: 6 } }],
  ['en', 'in two weeks for 5 days', { when: { start: '2026-12-05', days: 5 } }],
  ['en', 'see Tela in two weeks', { when: { days: 14 }, places: ['tela'] }],
  ['en', '12/01/2027 to 13/01/2027', { when: { start: '2027-01-12', days: 2 } }],
  ['en', 'not interested in diving', { when: {}, avoid: ['diving'] }],
  ['es', 'al menos Copán y Tela', { when: {}, places: ['copan', 'tela'] }],
  [
    'es',
    'ya conozco Copán y quiero ir a Utila',
    { when: {}, adults: 1, places: ['utila'], nights: { copan: 0 } },
  ],
  ['en', 'no flights, 7 days, Roatan', { when: { days: 7 }, places: ['roatan'], without: ['flights'] }],
  ['en', "we don't want to fly within Honduras", { when: {}, without: ['flights'] }],
  ['en', 'no ferries or boats, Copan', { when: {}, places: ['copan'], without: ['boats'] }],
  [
    'es',
    'sin vuelos internos ni lanchas, playa',
    { when: {}, interests: ['beach'], without: ['flights', 'boats'] },
  ],
  ['en', 'no flights, fly into Roatan', { when: {}, arrival: 'RTB', departure: 'RTB', without: ['flights'] }],
  ['es', 'playa no, ruinas sí', { when: {}, interests: ['ruins'], avoid: ['beach'] }],
  ['en', 'I hate beaches, I like reefs', { when: {}, interests: ['snorkel'], avoid: ['beach'] }],
  ['es', 'llego el 3 de marzo y me voy el 11', { when: { start: '2027-03-03', days: 9 }, adults: 1 }],
  ['es', 'la próxima semana, 3 o 4 días', { when: { start: '2026-11-23', days: 4 } }],
  ['en', 'Easter 2028', { when: { start: '2028-04-09', days: 8 } }],
  [
    'en',
    'cruise stop Jan 14 at Mahogany Bay',
    { when: { start: '2027-01-14', days: 1 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
  ],
  ['en', 'family of 4 leaving December 20', { when: { start: '2026-12-20' }, adults: 4 }],
  ['es', 'somos 4 y salimos el 10 de marzo', { when: { start: '2027-03-10' }, adults: 4 }],
  ['en', '2 kids (5 and 7), leaving May 3', { when: { start: '2027-05-03' }, children: [5, 7] }],
  ['es', 'un bebé, 2 adultos', { when: {}, adults: 2, infants: 1 }],
  ['en', 'two toddlers (2 and 3)', { when: {}, children: [2, 3] }],
  ['en', 'retired, traveling alone', { when: {}, adults: 1 }],
  ['en', '4 retirees', { when: {}, adults: 4 }],
  ['es', 'volamos con Copa, es util', { when: {} }],
  ['en', 'Copan, skip Roatn', { when: {}, places: ['copan'], nights: { roatan: 0 } }],
  ['en', 'Utila w/o diving', { when: {}, places: ['utila'], avoid: ['diving'] }],
  ['en', 'December 3 - 10 days', { when: { start: '2026-12-03', days: 10 } }],
  ['es', 'en dos semanas, 5 días', { when: { start: '2026-12-05', days: 5 } }],
  ['es', 'el 14 de enero de 2020', { when: { month: 1 }, year: 2020 }],
  ['en', 'December 2023', { when: { month: 12 }, year: 2023 }],
  ['es', 'diciembre de 2023, 5 días', { when: { month: 12, days: 5 }, year: 2023 }],
  ['en', 'March 2027', { when: { month: 3 } }],
  ['es', 'a mediados de marzo de 2029', { when: { start: '2029-03-12' } }],
  ['en', 'December 3 to 10, 2023', { when: { start: '2026-12-03', days: 8 }, year: 2023 }],
  ['es', 'del 28 de diciembre al 4 de enero de 2029', { when: { start: '2028-12-28', days: 8 } }],
  ['es', 'Semana Santa 2023', { when: { start: '2027-03-21', days: 8 }, year: 2023 }],
  ['es', 'dos peques de 1 y 3 añitos', { when: {}, children: [3], infants: 1 }],
  ['es', '3 niños de 4 8 y 12', { when: {}, children: [4, 8, 12] }],
  ['en', 'family of 4 w/ toddler (2), baby (1)', { when: {}, adults: 2, children: [2], infants: 1 }],
  ['es', 'somos jubilados de 70 y 72 años', { when: {}, adults: 2 }],
  ['es', 'martes y miércoles 12 y 13 de enero', { when: { start: '2027-01-12', days: 2 } }],
  ['es', 'Coxen Hole, 14 de enero de 8 a 4', { when: { start: '2027-01-14' }, places: ['roatan'] }],
  ['en', '6 days in May, home on the last day', { when: { month: 5, days: 6 } }],
  ['es', 'de Antigua Guatemala', { when: {}, arrival: 'land', departure: 'land', origin: 'GT' }],
  ['es', 'en Utila, el último día a Miami', { when: {}, places: ['utila'] }],
  ['en', 'a one-year-old and a four-year-old', { when: {}, children: [4], infants: 1 }],
  ['es', 'viajo sola, sin maleta documentada, cinco días', { when: { days: 5 }, adults: 1, bag: 'carry-on' }],
  ['es', 'sin equipaje de mano', { when: {} }],
  ['en', 'not carry-on', { when: {} }],
  ['en', 'I have 48 hours in Tela', { when: { days: 2 }, places: ['tela'] }],
  ['en', 'a 10 day trip at the end of August', { when: { start: '2027-08-22', days: 10 } }],
  ['es', 'a finales de agosto, 5 días', { when: { start: '2027-08-25', days: 5 } }],
  [
    'es',
    'vivo en Tegucigalpa, 5 días en Tela',
    { when: { days: 5 }, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'] },
  ],
  [
    'en',
    'a long weekend in Tela, we live in Tegucigalpa',
    { when: { days: 4 }, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'] },
  ],
  [
    'en',
    'we live in San Pedro Sula and fly to Roatan',
    { when: {}, origin: 'HN', arrival: 'RTB', departure: 'RTB' },
  ],
  ['en', 'next weekend with my girlfriend', { when: { start: '2026-11-27', days: 3 }, adults: 2 }],
  ['es', 'este fin de semana en Tela', { when: { start: '2026-11-27', days: 3 }, places: ['tela'] }],
  ['es', 'desde el Reino Unido, 9 días', { when: { days: 9 }, origin: 'GB' }],
  ['es', 'Semana Santa con los abuelos', { when: { start: '2027-03-21', days: 8 } }],
  [
    'en',
    '6 friends, 14 days by land from Guatemala',
    { when: { days: 14 }, adults: 6, arrival: 'land', departure: 'land', origin: 'GT' },
  ],
  [
    'en',
    'Canadians, overland from El Salvador',
    { when: {}, arrival: 'land', departure: 'land', origin: 'CA' },
  ],
  [
    'en',
    '1 day in Copan from Guatemala',
    { when: { days: 1 }, arrival: 'land', departure: 'land', places: ['copan'], origin: 'GT' },
  ],
  ['es', 'volamos desde Guatemala a Roatán', { when: {}, places: ['roatan'], origin: 'GT' }],
  ['en', 'two certified divers, Utila', { when: {}, adults: 2, interests: ['diving'], places: ['utila'] }],
  ['es', 'somos tres buzos certificados', { when: {}, adults: 3, interests: ['diving'] }],
  ['en', 'we may go to Utila', { when: {}, places: ['utila'] }],
  ['en', 'fly in and out of Roatan', { when: {}, arrival: 'RTB', departure: 'RTB' }],
  ['es', 'entramos y salimos por Palmerola', { when: {}, arrival: 'XPL', departure: 'XPL' }],
  ['en', 'hiking and meeting people', { when: {}, interests: ['hiking'] }],
  ['en', 'a family reunion in Tela', { when: {}, places: ['tela'] }],
  ['es', 'reunión familiar en Tela', { when: {}, places: ['tela'] }],
  ['es', 'que sea seguro, café', { when: {}, interests: ['coffee'] }],
  ['es', 'nada de hoteles caros', { when: {} }],
  ['es', 'todo por tierra, llegamos a SAP', { when: {}, arrival: 'SAP', departure: 'SAP' }],
  ['es', 'familia catracha que vive en Houston', { when: {}, origin: 'US' }],
  ['es', 'somos hondureños en España', { when: {}, origin: 'ES' }],
  ['es', 'soy de Tegucigalpa y vivo en Madrid', { when: {}, origin: 'ES' }],
  ['es', 'somos hondureños', { when: {}, origin: 'HN' }],
  [
    'en',
    'Copan 2 nights, rest in Tela, 7 days',
    { when: { days: 7 }, places: ['copan', 'tela'], nights: { copan: 2 } },
  ],
  [
    'en',
    'we leave on the 3rd of May and come back on the 10th, Roatan',
    { when: { start: '2027-05-03', days: 8 }, places: ['roatan'] },
  ],
  ['es', 'volamos el 28 de diciembre y volvemos el 4 de enero', { when: { start: '2026-12-28', days: 8 } }],
  [
    'es',
    'llego en crucero a Roatán, 1 día',
    { when: { days: 1 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
  ],
  [
    'en',
    'cruise stop in Roatán for the day',
    { when: { days: 1 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
  ],
  ['en', '10 days in December, we are all in our early 60s', { when: { month: 12, days: 10 } }],
  ['en', 'March, our friends are in their seventies', { when: { month: 3 } }],
  ['es', 'en marzo, ellos de 70 y tantos años', { when: { month: 3 } }],
  [
    'es',
    'en familia desde Tegus, por tierra, a Tela',
    { when: {}, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'] },
  ],
  [
    'es',
    'salimos de Tegucigalpa en bus, 4 días en Tela',
    { when: { days: 4 }, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'] },
  ],
  [
    'en',
    'overland from Tegucigalpa, 4 days in Tela',
    { when: { days: 4 }, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'] },
  ],
  [
    'es',
    'vivimos en Tegus, vamos en carro a Tela',
    { when: {}, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'], ignored: ['en carro'] },
  ],
  ['en', 'from San Pedro to Gracias', { when: {}, arrival: 'SAP', departure: 'SAP', places: ['gracias'] }],
  ['es', 'desde San Pedro a Gracias', { when: {}, arrival: 'SAP', departure: 'SAP', places: ['gracias'] }],
  ['es', 'de Palmerola a Tela', { when: {}, arrival: 'XPL', departure: 'XPL', places: ['tela'] }],
  ['en', 'ferry from Roatan to Utila', { when: {}, places: ['roatan', 'utila'] }],
  ['es', 'Roatán, y volvemos de San Pedro Sula a Madrid', { when: {}, departure: 'SAP', places: ['roatan'] }],
  [
    'en',
    'by bus from San Pedro Sula to Copan',
    { when: {}, arrival: 'SAP', departure: 'SAP', places: ['copan'] },
  ],
  [
    'es',
    'familia de Tegucigalpa, a Tela, por tierra',
    { when: {}, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['tela'] },
  ],
  ['es', 'somos de Tegus, Tela y La Ceiba', { when: {}, origin: 'HN', places: ['tela', 'la-ceiba'] }],
  [
    'es',
    'llegamos a San Pedro Sula y en bus desde San Pedro Sula a Copán',
    { when: {}, arrival: 'SAP', departure: 'SAP', places: ['copan'] },
  ],
  ['en', 'arrive Palmerola, leave Roatan', { when: {}, arrival: 'XPL', departure: 'RTB' }],
  ['en', 'arrive San Pedro Sula leave La Ceiba', { when: {}, arrival: 'SAP', departure: 'LCE' }],
  ['es', 'llegada Palmerola, luego volamos de Roatán', { when: {}, arrival: 'XPL', departure: 'RTB' }],
  [
    'es',
    'llegamos a San Pedro Sula para ir a Copán',
    { when: {}, arrival: 'SAP', departure: 'SAP', places: ['copan'] },
  ],
  [
    'es',
    'llegar a Palmerola, salir por Roatán, 7 días en mayo',
    { when: { month: 5, days: 7 }, arrival: 'XPL', departure: 'RTB' },
  ],
  ['es', 'llegar por San Pedro Sula y salir por Roatán', { when: {}, arrival: 'SAP', departure: 'RTB' }],
  ['es', 'arribo a Palmerola y salida desde Roatán', { when: {}, arrival: 'XPL', departure: 'RTB' }],
  [
    'en',
    'arrive SPS, leave Roatan, 8 days in March, snorkeling',
    { when: { month: 3, days: 8 }, arrival: 'SAP', departure: 'RTB', interests: ['snorkel'] },
  ],
  ['en', 'arriving TGU, leaving RTB', { when: {}, arrival: 'XPL', departure: 'RTB' }],
  [
    'en',
    'weekend in Lake Yojoa in march, driving from Tegucigalpa',
    {
      ignored: ['driving'],
      when: { month: 3, days: 3 },
      arrival: 'XPL',
      departure: 'XPL',
      origin: 'HN',
      places: ['lago-de-yojoa'],
    },
  ],
  [
    'en',
    'weekend from Tegucigalpa by car, Lake Yojoa',
    {
      when: { days: 3 },
      arrival: 'XPL',
      departure: 'XPL',
      origin: 'HN',
      places: ['lago-de-yojoa'],
      ignored: ['by car'],
    },
  ],
  [
    'es',
    'lago de yojoa, observar aves, 2 adultos desde Tegus',
    {
      when: {},
      arrival: 'XPL',
      departure: 'XPL',
      origin: 'HN',
      adults: 2,
      places: ['lago-de-yojoa'],
      interests: ['wildlife'],
    },
  ],
  [
    'en',
    'Americans, driving from San Pedro Sula to Copan',
    { when: {}, arrival: 'SAP', departure: 'SAP', origin: 'US', places: ['copan'] },
  ],
  [
    'en',
    '6 days in may, 2 adults, Lake Yojoa',
    { when: { month: 5, days: 6 }, adults: 2, places: ['lago-de-yojoa'] },
  ],
  ['en', '10 days in june, 1 adult, Tela', { when: { month: 6, days: 10 }, adults: 1, places: ['tela'] }],
  ['en', '8 days in December, 2 kids aged 5 and 8', { when: { month: 12, days: 8 }, children: [5, 8] }],
  ['en', 'a week in July, 4 people', { when: { month: 7, days: 7 }, adults: 4 }],
  ['en', '10 days in march, 3 friends', { when: { month: 3, days: 10 }, adults: 3 }],
  [
    'en',
    '8 days in march, 1 adult and 1 baby of 14 months',
    { when: { month: 3, days: 8 }, adults: 1, infants: 1 },
  ],
  ['en', 'March 3, 2 adults, 5 days', { when: { start: '2027-03-03', days: 5 }, adults: 2 }],
  ['en', 'baby 8 months and toddler 3', { when: {}, children: [3], infants: 1 }],
  ['en', 'toddler, 3 adults', { when: {}, adults: 3, infants: 1 }],
  ['en', 'leave La Ceiba for Utila', { when: {}, places: ['la-ceiba', 'utila'] }],
  [
    'es',
    'a Tegucigalpa 3 días en octubre y luego 2 dias en el lago de yojoa',
    {
      when: { month: 10, days: 5 },
      places: ['tegucigalpa', 'lago-de-yojoa'],
      nights: { tegucigalpa: 3, 'lago-de-yojoa': 1 },
    },
  ],
  [
    'en',
    'Tela 2 days then a weekend in Copan',
    { when: { days: 4 }, places: ['tela', 'copan'], nights: { tela: 2 } },
  ],
  [
    'en',
    'a week in Roatan followed by 3 nights in Tela',
    { when: { days: 11 }, places: ['roatan', 'tela'], nights: { roatan: 7, tela: 3 } },
  ],
  [
    'es',
    'dos semanas, primero Copán y después 3 días en Tela',
    { when: { days: 14 }, places: ['copan', 'tela'], nights: { tela: 3 } },
  ],
  [
    'es',
    'primero 2 días en Tela y luego 3 días en Copán',
    { when: { days: 5 }, places: ['tela', 'copan'], nights: { tela: 2, copan: 2 } },
  ],
  [
    'en',
    '10 days in all: Copan, then 5 days of Roatan',
    { when: { days: 10 }, places: ['copan', 'roatan'], nights: { roatan: 5 } },
  ],
  [
    'en',
    '7 nights Utila, flying into Roatan',
    { when: { days: 10 }, arrival: 'RTB', departure: 'RTB', places: ['utila'] },
  ],
  [
    'es',
    '7 noches en Roatán, llegamos a Roatán',
    { when: { days: 8 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
  ],
  ['es', '5 días en marso', { when: { month: 3, days: 5 } }],
  ['es', 'una semana en abirl', { when: { month: 4, days: 7 } }],
  ['es', '10 de enreo, 4 días', { when: { start: '2027-01-10', days: 4 } }],
  ['es', '5 días en dicienbre, playa', { when: { month: 12, days: 5 }, interests: ['beach'] }],
  ['en', '8 days, Feburary 3-10, coffe', { when: { start: '2027-02-03', days: 8 }, interests: ['coffee'] }],
  ['es', 'un viaje relajado', { when: {}, pace: 'relaxed' }],
  ['en', 'with 8 college friends', { when: {}, adults: 8 }],
  ['en', 'solo female traveler', { when: {}, adults: 1 }],
  ['es', 'mochilera, 8 días, sola', { when: { days: 8 }, adults: 1 }],
  ['es', 'gemelos de 4 años', { when: {}, children: [4, 4] }],
  ['en', 'our 5-year-old twins', { when: {}, children: [5, 5] }],
  ['en', '2 kids (twins, 4)', { when: {}, children: [4, 4] }],
  ['en', 'a toddler 2 years old', { when: {}, children: [2] }],
  ['en', 'a 2-year-old toddler', { when: {}, children: [2] }],
  ['es', 'un bebé, 1 año', { when: {}, infants: 1 }],
  ['en', 'with my parents in their 70s', { when: {}, adults: 3 }],
  ['en', 'my parents live in Tela', { when: {}, places: ['tela'] }],
  ['es', 'mi esposa y yo con mis suegros', { when: {}, adults: 4 }],
  ['es', 'mis papás (72 y 75) y nosotros dos', { when: {}, adults: 4 }],
  ['es', '2 niños de 4 y 9, y los abuelos', { when: {}, adults: 4, children: [4, 9] }],
  ['en', 'family of 6 with the grandparents', { when: {}, adults: 6 }],
  [
    'en',
    'we arrive 5 March in SAP and fly home 14 March from Roatán',
    { when: { start: '2027-03-05', days: 10 }, arrival: 'SAP', departure: 'RTB' },
  ],
  [
    'es',
    'llego a SAP el 5 de marzo y salgo de RTB el 14',
    { when: { start: '2027-03-05', days: 10 }, arrival: 'SAP', departure: 'RTB' },
  ],
  [
    'es',
    'llegamos el 5 de marzo a Palmerola y regresamos el 14 de marzo desde Roatán',
    { when: { start: '2027-03-05', days: 10 }, arrival: 'XPL', departure: 'RTB' },
  ],
  [
    'en',
    'arriving March 3 at San Pedro Sula, leaving March 12 from La Ceiba',
    { when: { start: '2027-03-03', days: 10 }, arrival: 'SAP', departure: 'LCE' },
  ],
  [
    'en',
    'March 5 to Tela, leaving from Roatan with 2 kids',
    { when: { start: '2027-03-05' }, children: [8, 8], departure: 'RTB', places: ['tela'] },
  ],
  [
    'en',
    'not December, maybe February, 8 days, beach',
    { when: { month: 2, days: 8 }, interests: ['beach'] },
  ],
  [
    'es',
    'no en diciembre, mejor en febrero, 8 días de playa',
    { when: { month: 2, days: 8 }, interests: ['beach'] },
  ],
  ['es', 'en marzo no, en abril, 6 días', { when: { month: 4, days: 6 } }],
  ['en', "we can't in March or May, 5 days in April", { when: { month: 4, days: 5 } }],
  ['en', 'two girls from Canada, nightlife', { when: {}, adults: 2, interests: ['nightlife'], origin: 'CA' }],
  ['en', 'two boys backpacking, Utila', { when: {}, adults: 2, places: ['utila'] }],
  ['en', 'two guys backpacking for 10 days', { when: { days: 10 }, adults: 2 }],
  ['es', 'dos chicas de España, 10 días', { when: { days: 10 }, adults: 2, origin: 'ES' }],
  ['en', 'a couple, two boys, Tela', { when: {}, adults: 2, children: [8, 8], places: ['tela'] }],
  ['es', 'dos chicas y sus papás', { when: {}, children: [8, 8] }],
  [
    'es',
    'puente de octubre, Gracias y Santa Rosa, 4 noches',
    { when: { month: 10, days: 5 }, places: ['gracias', 'santa-rosa-de-copan'] },
  ],
  ['en', 'weekend trip to Tela, 3 days', { when: { days: 3 }, places: ['tela'] }],
  ['en', 'weekend of May 8 in Tela', { when: { start: '2027-05-07', days: 3 }, places: ['tela'] }],
  ['es', 'fin de semana del 9 de mayo en Tela', { when: { start: '2027-05-07', days: 3 }, places: ['tela'] }],
  ['en', '7 dayz in agust', { when: { month: 8, days: 7 } }],
  ['en', 'not too rushed, 7 days', { when: { days: 7 }, pace: 'relaxed' }],
  ['es', 'ritmo no muy apurado, 7 días', { when: { days: 7 }, pace: 'relaxed' }],
  ['es', 'feriado morazánico, 5 días', { when: { start: '2027-10-06', days: 5 } }],
  ['en', 'first week of March', { when: { start: '2027-03-01', days: 7 } }],
  ['en', 'the first two weeks of June', { when: { start: '2027-06-01', days: 14 } }],
  ['es', 'la tercera semana de julio', { when: { start: '2027-07-15', days: 7 } }],
  ['es', 'última semana de abril', { when: { start: '2027-04-24', days: 7 } }],
  ['en', 'last weekend of February', { when: { start: '2027-02-26', days: 3 } }],
  ['es', 'el primer fin de semana de mayo', { when: { start: '2027-05-07', days: 3 } }],
  ['en', 'mid-March, 7 days', { when: { start: '2027-03-12', days: 7 } }],
  ['en', 'late June', { when: { start: '2027-06-24' } }],
  ['es', 'a principios de junio, 5 días', { when: { start: '2027-06-01', days: 5 } }],
  ['en', "New Year's, 5 days", { when: { start: '2026-12-29', days: 5 } }],
  ['es', 'Año Nuevo 2028, una semana', { when: { start: '2027-12-28', days: 7 } }],
  ['es', 'fin de año, 10 días', { when: { start: '2026-12-26', days: 10 } }],
  ['en', "from Christmas to New Year's", { when: { start: '2026-12-25', days: 8 } }],
  ['es', 'entre Navidad y Año Nuevo', { when: { start: '2026-12-25', days: 8 } }],
  ['en', 'Easter weekend', { when: { start: '2027-03-26', days: 3 } }],
  ['es', 'Semana Santa, 5 días', { when: { start: '2027-03-24', days: 5 } }],
  ['en', 'Thanksgiving week', { when: { start: '2026-11-23', days: 7 } }],
  ['es', 'la semana antes de Navidad', { when: { start: '2026-12-17', days: 7 } }],
  ['en', '10 days after Christmas', { when: { start: '2026-12-26', days: 10 } }],
  [
    'en',
    'conference March 3-6, then 4 more days',
    { when: { start: '2027-03-03', days: 8 }, interests: ['business'] },
  ],
  ['en', 'March 3 to 6 plus 2 extra days', { when: { start: '2027-03-03', days: 6 } }],
  [
    'es',
    'congreso del 3 al 6 de marzo y luego 4 días',
    { when: { start: '2027-03-03', days: 8 }, interests: ['business'] },
  ],
  ['es', 'del 3 al 6 de marzo y 3 días más', { when: { start: '2027-03-03', days: 7 } }],
  [
    'es',
    'reuniones del 3 al 6 de marzo, me quedo 4 noches más en Roatán',
    {
      when: { start: '2027-03-03', days: 8 },
      places: ['roatan'],
      nights: { roatan: 4 },
      interests: ['business'],
    },
  ],
  ['en', 'Christmas to January 5', { when: { start: '2026-12-24', days: 13 } }],
  ['es', 'del 20 de diciembre hasta Año Nuevo', { when: { start: '2026-12-20', days: 13 } }],
  ['en', '10 days half and half', { when: { days: 10 } }],
  [
    'en',
    'Tela 3 nights, then half and half Copan and Gracias, 9 days',
    { when: { days: 9 }, places: ['tela', 'copan', 'gracias'], nights: { tela: 3, copan: 3, gracias: 2 } },
  ],
  [
    'es',
    'conferencia en San Pedro Sula del 8 al 10 de febrero y después 4 días de playa',
    {
      when: { start: '2027-02-08', days: 7 },
      places: ['san-pedro-sula'],
      nights: { 'san-pedro-sula': 2 },
      interests: ['beach', 'business'],
    },
  ],
  [
    'en',
    'weekend in Tela from San Pedro Sula',
    { when: { days: 3 }, arrival: 'SAP', departure: 'SAP', places: ['tela'] },
  ],
  [
    'es',
    'puente largo, desde Tegucigalpa, playa',
    { when: { days: 4 }, arrival: 'XPL', departure: 'XPL', interests: ['beach'] },
  ],
  [
    'es',
    'salimos de Tegucigalpa, 4 días en Copán',
    { when: { days: 4 }, arrival: 'XPL', departure: 'XPL', origin: 'HN', places: ['copan'] },
  ],
  ['en', 'day trips from San Pedro Sula, 4 days', { when: { days: 4 }, places: ['san-pedro-sula'] }],
  [
    'es',
    'entro por Guatemala, 20 días',
    { when: { days: 20 }, arrival: 'land', departure: 'land', origin: 'GT' },
  ],
  ['en', 'already did Copan, 8 days', { when: { days: 8 }, nights: { copan: 0 } }],
  ['en', 'family of 5 with toddlers', { when: {}, adults: 3, infants: 2 }],
  ['en', 'my parents and us, 5 days', { when: { days: 5 }, adults: 4 }],
  ['es', 'con mis papás y 2 sobrinos de 6 y 9', { when: {}, adults: 3, children: [6, 9] }],
  [
    'en',
    'Copan 3 nights, rest wherever, 5 days',
    { when: { days: 5 }, places: ['copan'], nights: { copan: 3 } },
  ],
  [
    'es',
    'mi vuelo llega a San Pedro Sula el 2 de agosto, 10 días',
    { when: { start: '2027-08-02', days: 10 }, arrival: 'SAP', departure: 'SAP' },
  ],
  [
    'en',
    '10 nights: Roatan (6) and Copan (4)',
    { when: { days: 11 }, places: ['roatan', 'copan'], nights: { roatan: 6, copan: 4 } },
  ],
  ['en', '9 days between March 5 and March 20', { when: { start: '2027-03-05', days: 9 } }],
  ['es', '6 días entre el 5 y el 20 de marzo', { when: { start: '2027-03-05', days: 6 } }],
  [
    'es',
    'de lunes a viernes en Tegucigalpa y el finde en Tela',
    { when: { days: 7 }, places: ['tegucigalpa', 'tela'] },
  ],
  ['en', 'with my 75 year old mother, 5 days', { when: { days: 5 }, adults: 2 }],
  ['es', 'un plan para 4, 2 días', { when: { days: 2 }, adults: 4 }],
  ['es', 'estudiar español en Copán, 10 días', { when: { days: 10 }, places: ['copan'] }],
  ['en', 'Copan, rest of the week at the beach', { when: {}, places: ['copan'], interests: ['beach'] }],
  ['es', 'trabajo remoto, playa', { when: {}, interests: ['beach'] }],
  ['en', 'business class, beach', { when: {}, interests: ['beach'] }],
  ['en', "I don't eat seafood, 6 days", { when: { days: 6 }, ignored: ["don't eat seafood"] }],
  ['es', 'mi esposa no nada, 6 días', { when: { days: 6 }, adults: 2, ignored: ['no nada'] }],
  ['es', 'no sabemos nadar, 6 días', { when: { days: 6 }, ignored: ['no sabemos nadar'] }],
  ['es', 'no nada de playa, 6 días', { when: { days: 6 }, avoid: ['beach'] }],
  ['en', "6 days, I can't swim", { when: { days: 6 }, ignored: ["can't swim"] }],
  ['es', 'no comemos carne, 6 días', { when: { days: 6 }, ignored: ['no comemos carne'] }],
  ['en', 'Ruins? yes. Beach? no.', { when: {}, interests: ['ruins'], avoid: ['beach'] }],
  [
    'es',
    'el 24 y 25 de diciembre en Tegucigalpa, después 5 días en Tela',
    {
      when: { start: '2026-12-24', days: 7 },
      places: ['tegucigalpa', 'tela'],
      nights: { tegucigalpa: 1, tela: 5 },
    },
  ],
  ['en', "I'm from Tegucigalpa, 3 days in Tela", { when: { days: 3 }, places: ['tela'], origin: 'HN' }],
  [
    'en',
    '3 nights Copan. Return from Tegucigalpa.',
    { when: { days: 4 }, departure: 'XPL', places: ['copan'] },
  ],
  ['es', 'ver tortugas y ballenas', { when: {}, interests: ['wildlife'] }],
  [
    'en',
    'we dock in Roatan, beach',
    { when: { days: 1 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'], interests: ['beach'] },
  ],
  ['en', '12 days, Copan 3 nights', { when: { days: 12 }, places: ['copan'], nights: { copan: 3 } }],
  ['es', 'dos semanas, 3 noches en Tela', { when: { days: 14 }, places: ['tela'], nights: { tela: 3 } }],
  [
    'en',
    '8 days, no more than 3 nights in Copan',
    { when: { days: 8 }, places: ['copan'], nights: { copan: 3 } },
  ],
  [
    'es',
    '12 días, Copán máximo 3 noches y Tela 4 noches como máximo',
    { when: { days: 12 }, places: ['copan', 'tela'], nights: { copan: 3, tela: 4 } },
  ],
  [
    'en',
    'half the time in Copan, the other half in Tela, 8 days',
    { when: { days: 8 }, places: ['copan', 'tela'], nights: { copan: 4, tela: 3 } },
  ],
  [
    'es',
    'mitad y mitad entre Utila y Copán, 9 días',
    { when: { days: 9 }, places: ['utila', 'copan'], nights: { utila: 4, copan: 4 } },
  ],
  ['es', 'abuelos y dos nietos', { when: {}, adults: 2, children: [8, 8] }],
  ['en', 'grandma and grandpa with 2 grandkids aged 6 and 8', { when: {}, adults: 2, children: [6, 8] }],
  ['es', 'abuela con una nieta de 9', { when: {}, adults: 1, children: [9] }],
  [
    'en',
    'wheelchair accessible, vegetarian food, budget of $1500, 5 days',
    {
      when: { days: 5 },
      pace: 'relaxed',
      avoid: ['hiking'],
      ignored: ['wheelchair accessible', 'vegetarian food', 'budget of $1500'],
    },
  ],
  [
    'es',
    'somos celíacos, silla de ruedas, presupuesto de 1000 dólares, hotel con piscina',
    {
      when: {},
      pace: 'relaxed',
      avoid: ['hiking'],
      ignored: ['somos celíacos', 'silla de ruedas', 'presupuesto de 1000 dólares', 'hotel con piscina'],
    },
  ],
  [
    'es',
    'mi abuela camina con bastón, 5 días',
    { when: { days: 5 }, adults: 2, pace: 'relaxed', avoid: ['hiking'], ignored: ['con bastón'] },
  ],
  [
    'en',
    'my dad uses a cane but loves hiking, busy pace',
    { when: {}, adults: 2, pace: 'busy', interests: ['hiking'], ignored: ['uses a cane'] },
  ],
  [
    'es',
    'ruinas, islas y pueblos lencas a buen ritmo',
    { when: {}, interests: ['beach', 'ruins', 'culture'] },
  ],
  ['en', 'hummingbirds, cruise passenger', { when: { days: 1 }, interests: ['wildlife'] }],
  [
    'en',
    'my husband and I (both 68), he has a bad knee',
    { when: {}, adults: 2, pace: 'relaxed', avoid: ['hiking'], ignored: ['a bad knee'] },
  ],
  ['es', 'salgo por San Pedro Sula en avión', { when: {}, departure: 'SAP' }],
  ['en', '5 days in January, arriving on the 4th', { when: { start: '2027-01-04', days: 5 } }],
  ['es', 'en enero, llegando el 4, 5 días', { when: { start: '2027-01-04', days: 5 } }],
  ['es', '6 días en mayo a partir del día 12', { when: { start: '2027-05-12', days: 6 } }],
  ['es', 'en marzo, llego el 4 y me voy el 10', { when: { start: '2027-03-04', days: 7 }, adults: 1 }],
  ['en', 'arriving on the 4th and leaving on the 10th, March', { when: { start: '2027-03-04', days: 7 } }],
  ['en', 'Maya ruins and massages', { when: {}, interests: ['ruins', 'rest'] }],
  ['en', 'with my parents, who are 80 and 82', { when: {}, adults: 3 }],
  ['en', 'bird watching with my retired parents (70 & 72)', { when: {}, adults: 3, interests: ['wildlife'] }],
  [
    'en',
    'family of 5, kids 3, 7 and 12, one kid gets seasick',
    { when: {}, adults: 2, children: [3, 7, 12] },
  ],
  ['es', 'no queremos rutas de montaña ni ruinas', { when: {}, avoid: ['ruins', 'hiking'] }],
  [
    'es',
    'De San Pedro Sula, 3 días, cascadas, sin gastar mucho',
    {
      when: { days: 3 },
      arrival: 'land',
      departure: 'land',
      origin: 'HN',
      interests: ['rivers'],
      ignored: ['sin gastar mucho'],
    },
  ],
  ['en', 'RTB to SAP, 6 days', { when: { days: 6 }, arrival: 'RTB', departure: 'SAP' }],
  [
    'en',
    'RTB out, SAP in, Mar 3-10',
    { when: { start: '2027-03-03', days: 8 }, arrival: 'SAP', departure: 'RTB' },
  ],
  ['es', 'XPL a RTB, 8 días en abril', { when: { month: 4, days: 8 }, arrival: 'XPL', departure: 'RTB' }],
  [
    'es',
    'SAP, 5 días, buceo',
    { when: { days: 5 }, arrival: 'SAP', departure: 'SAP', interests: ['diving'] },
  ],
  ['es', 'LCE', { when: {}, arrival: 'LCE', departure: 'LCE' }],
  ['en', 'we are 3 men and 2 women', { when: {}, adults: 5 }],
  ['en', 'why not March, 5 days', { when: { month: 3, days: 5 } }],
  ['es', 'mayo no nos sirve, junio sí, 7 días', { when: { month: 6, days: 7 } }],
  [
    'en',
    'arriving December 20 Roatan and Utila',
    { when: { start: '2026-12-20' }, places: ['roatan', 'utila'] },
  ],
] as const)('PLAN-02 in %s, "%s" fills only what it names', async (locale, text, expected) => {
  const places = await seedPlaceNames(locale)
  const { unknown: _, ...understood } = readRequest(text, places, locale, TODAY)
  expect(understood).toEqual(expected)
})

test.each([
  ['en', 'Christmas with my parents and my 7 year old', { adults: 3, children: [7] }],
  ['en', 'my parents, my wife and our 2 kids (4, 6)', { adults: 4, children: [4, 6] }],
  ['en', 'my husband, my mother-in-law and our twins of 4', { adults: 3, children: [4, 4] }],
  ['es', 'mi mamá (74), mi hermana y yo', { adults: 3 }],
  ['es', 'mi abuelita de 80 y mis dos hijos de 6 y 8', { adults: 2, children: [6, 8] }],
  ['en', 'my wife and I, and my wife is a nurse', { adults: 2 }],
  ['es', 'mis hijos de 15 y 17 y yo', { adults: 1, children: [15, 17] }],
  ['en', 'my daughter (16) and I', { adults: 1, children: [16] }],
  ['en', 'dad + 2 sons 11 & 13', { adults: 1, children: [11, 13] }],
  ['es', 'papá soltero con niña de 3', { adults: 1, children: [3] }],
  ['es', 'yo con mis 3 hijos (5, 8, 12)', { adults: 1, children: [5, 8, 12] }],
  ['en', 'my son (20) and I', { adults: 2 }],
  ['en', '2 guys and 2 girls', { adults: 4 }],
  ['es', '2 chavos y 2 chavas', { adults: 4 }],
  ['en', '2 boys and 2 girls, 4 adults', { adults: 4, children: [8, 8, 8, 8] }],
  ['en', '8 college girls', { adults: 8 }],
  ['es', 'vamos los 4 hermanos', { adults: 4 }],
  ['en', 'me and 3 friends', { adults: 4 }],
  ['en', 'with my mom and my two sisters', { adults: 4 }],
  ['en', 'with my brother and his wife', { adults: 3 }],
  ['en', '2 adults, 1 senior', { adults: 3 }],
  ['en', '2 teens and 2 adults', { adults: 2, children: [14, 14] }],
  ['en', '3 teenagers ages 14 to 17', { children: [14, 17, 14] }],
  ['en', '3 kids between 3 and 12', { children: [3, 12, 3] }],
  ['en', 'six students aged 16 and two teachers', { adults: 2, children: [16, 16, 16, 16, 16, 16] }],
  ['en', 'with my 2 teenagers (14 & 16)', { adults: 1, children: [14, 16] }],
  ['es', 'con mis 2 hijos', { adults: 1, children: [8, 8] }],
  ['en', 'family trip with my 2 kids', { children: [8, 8] }],
  ['en', 'my wife, the baby and granny', { adults: 3, infants: 1 }],
  ['es', 'mi esposa, el bebé y la abuela', { adults: 3, infants: 1 }],
  ['en', '8 of us, half of them kids', { adults: 4, children: [8, 8, 8, 8] }],
  ['es', 'somos 6, la mitad son menores', { adults: 3, children: [8, 8, 8] }],
  ['en', 'half of the kids swim, family of 5 with 3 kids', { adults: 2, children: [8, 8, 8] }],
] as const)('PLAN-02 in %s, "%s" is read as this party', (locale, text, party) => {
  const { adults, children, infants } = readRequest(text, [], locale, TODAY)
  expect({ adults, children, infants }).toEqual(party)
})

test('PLAN-02 someone who is only visited does not come along', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('visitar a mi mamá en Tela', places, 'es', TODAY).adults).toBeUndefined()
})

test.each([
  ['es', '2 noches en Copán y 3 noches en Tela, en abril', 6, { copan: 2, tela: 3 }],
  ['en', '2 nights Copan, 4 nights Roatan, December', 7, { copan: 2, roatan: 4 }],
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

test.each([
  ['en', 'second half of January', { start: '2027-01-16' }],
  ['es', 'segunda quincena de enero', { start: '2027-01-16' }],
  ['es', 'una quincena en enero', { month: 1, days: 15 }],
  ['en', 'September, independence day', { month: 9 }],
] as const)('PLAN-02 in %s, "%s" is a part of a month, fully understood', (locale, text, when) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, unknown: [] })
})

test.each([
  ['es', 'del lunes 11 al jueves 14 de enero', { start: '2027-01-11', days: 4 }],
  ['es', 'del jueves 4 al domingo 7 de febrero', { start: '2027-02-04', days: 4 }],
  ['en', 'from Monday the 11th to Thursday the 14th of January', { start: '2027-01-11', days: 4 }],
  ['es', 'el viernes 15 de enero, regreso el martes 19', { start: '2027-01-15', days: 5 }],
  ['es', 'salgo el 5 de agosto y vuelvo el 26', { start: '2027-08-05', days: 22 }],
  ['es', 'llegamos el 2 de febrero y salimos el 11', { start: '2027-02-02', days: 10 }],
  ['en', 'at Christmas, from the 20th to the 27th', { start: '2026-12-20', days: 8 }],
  ['es', 'en diciembre, del 18 al 27', { start: '2026-12-18', days: 10 }],
  ['es', 'fin de año, del 28 al 4', { start: '2026-12-28', days: 8 }],
  ['en', 'spring break, March 13 to 21', { start: '2027-03-13', days: 9 }],
  ['en', 'the week of February 15', { start: '2027-02-15', days: 7 }],
  ['es', 'la semana del 15 de febrero', { start: '2027-02-15', days: 7 }],
  ['en', 'arriving on the 5th of May and leaving early on the 12th', { start: '2027-05-05', days: 8 }],
  ['en', '4 days before our cruise leaves on March 10', { start: '2027-03-07', days: 4 }],
  ['es', '5 días antes de un crucero que sale el 10 de marzo', { start: '2027-03-06', days: 5 }],
  ['es', 'mitad de enero, una semana', { start: '2027-01-12', days: 7 }],
  ['en', 'a week after Easter', { start: '2027-03-29', days: 7 }],
  ['en', '5 days in April, after Easter', { month: 4, days: 5 }],
  ['en', 'one and a half weeks in December', { month: 12, days: 10 }],
  ['es', 'dos semanas y media en mayo', { month: 5, days: 17 }],
  ['es', 'un finde largo', { days: 4 }],
  ['en', 'a long weekend, Thursday to Monday', { days: 5 }],
  ['es', 'de jueves a domingo', { days: 4 }],
  ['en', 'Tuesday Feb 2 to Thursday Feb 4, then the weekend', { start: '2027-02-02', days: 6 }],
  ['en', 'from March 5 to 8, a long weekend', { start: '2027-03-05', days: 4 }],
  ['en', 'December 19 to 27, 8 nights', { start: '2026-12-19', days: 9 }],
] as const)('PLAN-02 in %s, the time in "%s" is fully understood', (locale, text, when) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, unknown: [] })
})

test('PLAN-02 hours are not a date', () => {
  expect(readRequest('4 hours in a car at most. 8 days in March', [], 'en', TODAY).when).toEqual({
    month: 3,
    days: 8,
  })
})

test.each([
  ['es', 'salimos el 3 de mayo y regresamos el 10'],
  ['en', 'we leave on 3 May and return 10 May'],
] as const)('PLAN-02 in %s, no words between the dates in "%s" are unknown', (locale, text) => {
  const when = { start: '2027-05-03', days: 8 }
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, unknown: [] })
})

test.each([
  ['en', 'we went in December 2023 and want to come back in 2027 in March for 9 days', { month: 3, days: 9 }],
  ['es', 'fuimos en diciembre de 2023 y queremos volver en marzo de 2027, 9 días', { month: 3, days: 9 }],
  ['en', 'we went to Utila last year, now 5 days in May', { month: 5, days: 5 }],
] as const)('PLAN-02 in %s, the earlier trip in "%s" is not the request', async (locale, text, when) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({ when, unknown: [] })
})

test('PLAN-02 newly named interests clear earlier refusals', () => {
  const before = { ...DEFAULT_PARAMETERS, avoid: ['beach' as const], nights: {} }
  expect(applied(before, { when: {}, interests: ['coffee'], unknown: [] }).avoid).toBeUndefined()
  expect(applied(before, { when: { days: 5 }, unknown: [] }).avoid).toEqual(['beach'])
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

test('PLAN-02 a Spanish place name is fully understood in English', async () => {
  const places = await seedPlaceNames('en')
  expect(readRequest('weekend in Lago de Yojoa', places, 'en', TODAY).unknown).toEqual([])
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
  ['es', 'entro por Guatemala y salgo por Nicaragua', 'Nicaragua'],
  ['en', '5 days in Tela, not carry-on', 'not carry-on'],
  ['en', '2 weeks at under $100 a day', '$100 a day'],
  ['es', '5 días, no más de 4 horas al día', '4 horas al dia'],
  ['es', 'Ya conozco Roatán, llego a Roatán, quiero Utila', 'Ya conozco Roatán'],
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

test.each([
  [
    'en',
    'not interested in diving or nightlife, culture and coffee',
    ['culture', 'coffee'],
    ['diving', 'nightlife'],
  ],
  ['en', 'no diving or nightlife please, beach', ['beach'], ['diving', 'nightlife']],
  ['en', "don't care for museums, beach", ['beach'], ['culture']],
  ['en', 'nothing with museums or ruins, beach', ['beach'], ['ruins', 'culture']],
  ['en', "we don't want ruins or hiking, just beach", ['beach'], ['ruins', 'hiking']],
  ['en', 'no museums, ruins or nightlife. Beach', ['beach'], ['ruins', 'culture', 'nightlife']],
  ['en', 'no beach, mountains and coffee', ['hiking', 'coffee'], ['beach']],
  ['en', 'I hate beaches. Ruins and hiking', ['ruins', 'hiking'], ['beach']],
  ['es', 'sin playa ni ruinas, café', ['coffee'], ['beach', 'ruins']],
  ['es', 'no me gustan los museos ni la playa, quiero montaña', ['hiking'], ['beach', 'culture']],
  ['es', 'no me interesan las ruinas o los museos. Playa', ['beach'], ['ruins', 'culture']],
  ['es', '5 días en Copán, sin ruinas', undefined, ['ruins']],
  ['en', 'no ruins please, 7 days in June', undefined, ['ruins']],
  ['es', 'nada de ruinas, no me gusta la playa', undefined, ['beach', 'ruins']],
  ['en', 'everything except beaches and ruins', undefined, ['beach', 'ruins']],
  ['es', 'de todo menos playa', undefined, ['beach']],
  ['en', "we can't hike steep trails anymore, birding", ['wildlife'], ['hiking']],
  ['en', 'we cannot walk far. Beach', ['beach'], ['hiking']],
  ['en', "we couldn't hike far, beach", ['beach'], ['hiking']],
  ['es', 'no podemos caminar mucho, playa', ['beach'], ['hiking']],
  ['es', 'ya no podemos subir cerros, playa', ['beach'], ['hiking']],
] as const)('PLAN-02 in %s, "%s" refuses each of these interests', async (locale, text, interests, avoid) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.interests, read.avoid, read.unknown]).toEqual([interests, avoid, []])
})

test.each([
  ['en', 'no boats or hiking', { without: ['boats'], avoid: ['hiking'] }],
  ['en', 'no diving, Tela or beaches', { nights: { tela: 0 }, avoid: ['diving', 'beach'] }],
  ['en', 'no museums or San Pedro', { nights: { 'san-pedro-sula': 0 }, avoid: ['culture'] }],
  ['es', 'sin avionetas, museos ni Tela', { nights: { tela: 0 }, without: ['flights'], avoid: ['culture'] }],
  ['es', 'sin Copán Ruinas ni Tela', { nights: { copan: 0, tela: 0 } }],
  [
    'en',
    'anything but diving, boats and Tela',
    { nights: { tela: 0 }, without: ['boats'], avoid: ['diving'] },
  ],
  ['en', 'no boats and Copan', { without: ['boats'], places: ['copan'] }],
  ['en', 'we hate flying in small planes', { without: ['flights'] }],
  ['en', "don't want to take any domestic flights", { without: ['flights'] }],
  ['es', 'no queremos subir a lanchas', { without: ['boats'] }],
  ['es', 'tengo miedo a volar', { without: ['flights'] }],
  ['es', 'sin prisas, playa y ruinas', { pace: 'relaxed', interests: ['beach', 'ruins'] }],
] as const)('PLAN-02 in %s, "%s" refuses things of any kind', async (locale, text, refused) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...refused, unknown: [] })
})

test.each([
  ['en', 'no Tela or Copan, Roatan', { tela: 0, copan: 0 }],
  ['es', 'ni Tela ni Copán, Roatán', { tela: 0, copan: 0 }],
  ['en', "I don't want to go to Utila, I'd rather Roatán", { utila: 0 }],
  ['en', 'Roatán but not Utila', { utila: 0 }],
  ['en', "I've been to Utila before, this time I want Roatán", { utila: 0 }],
  ['es', 'no quiero ir a Utila, prefiero Roatán', { utila: 0 }],
] as const)('PLAN-02 in %s, no place that "%s" refuses gets a night', async (locale, text, nights) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
    when: {},
    places: ['roatan'],
    nights,
    unknown: [],
  })
})

test.each([
  ['en', 'not interested in cities, museums or Tegucigalpa', { nights: { tegucigalpa: 0 } }, 'cities'],
  [
    'es',
    'no me gustan las multitudes, los museos o Tegucigalpa',
    { nights: { tegucigalpa: 0 } },
    'multitudes',
  ],
  ['es', 'sin calor, lanchas ni museos', { without: ['boats'] }, 'calor'],
] as const)('PLAN-02 in %s, "%s" refuses everything known in it', async (locale, text, refused, left) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...refused, avoid: ['culture'], unknown: [left] })
})

test('PLAN-02 not knowing a place yet does not refuse it', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('no conozco Copán ni Tela', places, 'es', TODAY).places).toContain('copan')
})

test('PLAN-02 the month of a date may be named twice', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('8 días en diciembre en Tela, llego el 22 de diciembre', places, 'es', TODAY)).toEqual({
    when: { start: '2026-12-22', days: 8 },
    adults: 1,
    places: ['tela'],
    unknown: [],
  })
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
  ['en', 'mom (68), dad (71) and me, 5 days', { adults: 3 }],
  ['en', 'parents and grandma, 5 days', { adults: 3 }],
  ['en', '5 days for my parents and my grandmother', { adults: 3 }],
  ['en', 'honeymoon, husband and wife, 5 days', { adults: 2 }],
  ['en', 'Mom, dad, 2 kids (4 and 6), 5 days', { adults: 2, children: [4, 6] }],
  ['es', 'mamá (68), papá (71) y yo, 5 días', { adults: 3 }],
  ['es', 'padres y abuela, 5 días', { adults: 3 }],
  ['es', 'para mis padres y mi abuela, 5 días', { adults: 3 }],
  ['es', 'con mis padres y mi abuela, 5 días', { adults: 4 }],
] as const)('PLAN-02 %s: each adult in "%s" counts', async (locale, text, party) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: { days: 5 }, ...party, unknown: [] })
})

test.each([
  ['en', "my daughter's quinceañera, 12 people", { adults: 11, children: [15] }],
  ['en', "my daughter's 15th birthday, 12 people", { adults: 11, children: [15] }],
  ['en', 'my son turns 5, 3 adults', { adults: 3, children: [5] }],
  ['es', 'los quince de mi hija, 12 personas', { adults: 11, children: [15] }],
  ['es', 'los 15 años de mi hija, 12 personas', { adults: 11, children: [15] }],
  ['es', 'mi hija cumple 15, 12 personas', { adults: 11, children: [15] }],
] as const)('PLAN-02 %s: the birthday in "%s" gives the age of the child', async (locale, text, party) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...party, unknown: [] })
})

test.each([
  ['en', 'my wife is 6 months pregnant, a week in Tela', '6 months pregnant'],
  ['en', 'my wife is pregnant (30 weeks), a week in Tela', 'pregnant (30 weeks)'],
  ['es', 'mi esposa tiene 6 meses de embarazo, una semana en Tela', 'tiene 6 meses de embarazo'],
  ['es', 'mi esposa está embarazada de 7 meses, una semana en Tela', 'embarazada de 7 meses'],
] as const)(
  'PLAN-02 %s: the months of pregnancy in "%s" are neither a length nor a baby',
  async (locale, text, words) => {
    expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
      when: { days: 7 },
      adults: 2,
      places: ['tela'],
      ignored: [words],
      unknown: [],
    })
  },
)

test.each([
  ['en', 'two weeks in Aug', { when: { month: 8, days: 14 } }],
  ['en', 'two weeks in Apr', { when: { month: 4, days: 14 } }],
  ['es', 'dos semanas en ago', { when: { month: 8, days: 14 } }],
  ['es', 'dos semanas en ene', { when: { month: 1, days: 14 } }],
  ['es', 'de mayo 4 a mayo 14', { when: { start: '2027-05-04', days: 11 } }],
  ['es', 'mayo 4 al 14', { when: { start: '2027-05-04', days: 11 } }],
  [
    'en',
    '3 nts Yojoa, 2 nts Tela',
    {
      when: { days: 6 },
      places: ['lago-de-yojoa', 'tela'],
      nights: { 'lago-de-yojoa': 3, tela: 2 },
    },
  ],
] as const)('PLAN-02 %s: abbreviated times in "%s" are read', async (locale, text, expected) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ ...expected, unknown: [] })
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

test.each([
  ['en', 'day trip to Valle de Angeles from Tegucigalpa Dec 5', 'tegucigalpa', []],
  ['en', 'one day trip to Utila from Roatan on Dec 5', 'utila', ['Roatan']],
  ['en', 'Copan for the day, Dec 5', 'copan', []],
  ['es', 'excursión de un día a Valle de Ángeles el 5 de diciembre', 'tegucigalpa', []],
  ['es', 'viaje de un día a Copán el 5 de diciembre', 'copan', []],
] as const)('PLAN-02 %s: "%s" is a one-day trip', async (locale, text, place, unknown) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toMatchObject({ when: { start: '2026-12-05', days: 1 }, places: [place], unknown })
})

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

test.each([
  ['en', 'Roatan 12/20-1/3', { start: '2026-12-20', days: 15 }, []],
  ['es', 'a partir del 5 d enero, 11 días', { start: '2027-01-05', days: 11 }, []],
  ['es', 'del 1ro al 7 de agosto', { start: '2027-08-01', days: 7 }, []],
  ['en', 'home by March 30, leaving March 21', { start: '2027-03-21', days: 10 }, []],
  ['en', 'March 3 in Tela, or March 20', { start: '2027-03-03' }, ['20']],
  ['es', 'Estudiantes de la UNAH, 3 días', { days: 3 }, ['Estudiantes de la UNAH']],
  ['es', '8 hrs en Roatán el 22 de enero', { start: '2027-01-22' }, ['8 hrs']],
  ['es', '10 horas de vuelo', {}, ['10 horas']],
  ['en', 'June 12, staying thurs to tues', { start: '2027-06-10', days: 6 }, []],
  ['en', 'January 13, Friday to Monday', { start: '2027-01-13', days: 4 }, ['Friday to Monday']],
  ['en', 'the first week of March, Friday to Sunday', { start: '2027-03-05', days: 3 }, []],
  ['en', 'next week, Wed-Fri', { start: '2026-11-25', days: 3 }, []],
  [
    'es',
    'el sábado 17 de abril, llegamos el jueves y nos vamos el martes',
    { start: '2027-04-15', days: 6 },
    [],
  ],
  ['en', '8 nights in Nov 2027', { start: '2027-11-01', days: 9 }, []],
  ['es', '12 días en noviembre', { start: '2027-11-01', days: 12 }, []],
  ['es', 'finales de marzo 9 noches', { start: '2027-03-22', days: 10 }, []],
  [
    'en',
    'the 14th of Feb at 9pm, leaving the 21st at 6am',
    { start: '2027-02-14', days: 8 },
    ['at 9pm', 'at 6am'],
  ],
  ['en', 'July 10 thru 17', { start: '2027-07-10', days: 8 }, []],
  ['en', '12/20 through 12/28', { start: '2026-12-20', days: 9 }, []],
  ['en', 'the first week of May in Utila, then 3 nights in Roatan', { start: '2027-05-01', days: 10 }, []],
  ['en', 'June 3, a week', { start: '2027-06-03', days: 7 }, []],
  ['es', 'ida el 9 y vuelta el 13 de abril', { start: '2027-04-09', days: 5 }, []],
  ['en', '2 hours driving a day, 10 days', { days: 10 }, ['2 hours driving a day']],
  ['en', 'a day of rest, 10 days', { days: 10 }, []],
  ['en', 'June 19, arriving 2 days before', { start: '2027-06-17' }, []],
  ['es', 'el 20 de febrero, llegamos dos días antes, una semana', { start: '2027-02-18', days: 7 }, []],
  ['en', 'July 10-13, arriving 2 days early', { start: '2027-07-08', days: 6 }, []],
  ['en', '10 nights in late April, and a night dive', { start: '2027-04-20', days: 11 }, []],
  ['en', 'home by March 30, 5 days', { start: '2027-03-26', days: 5 }, []],
  ['en', 'home by March 30', {}, ['March 30']],
  ['es', 'navidad en Comayagua, en Roatán hasta el 2 de enero', { start: '2026-12-24', days: 10 }, []],
  ['es', 'llegamos el lunes 4 de enero 2027 y salimos el domingo 10', { start: '2027-01-04', days: 7 }, []],
  ['es', 'llegamos 24 dic 2026 y salimos 2 ene 2027', { start: '2026-12-24', days: 10 }, []],
  ['es', '10 días. No, son 12 días', { days: 10 }, ['12 días']],
  ['en', 'arriving Mar 2, back Mar 9', { start: '2027-03-02', days: 8 }, []],
  ['es', 'cerca del mar 10 días', { days: 10 }, []],
  ['es', 'máximo 14, marzo', { month: 3 }, ['14']],
  ['es', 'semana del 5 de julio', { start: '2027-07-05', days: 7 }, []],
] as const)('PLAN-02 in %s, "%s" is read as this time', async (locale, text, when, unknown) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect({ when: read.when, unknown: read.unknown }).toEqual({ when, unknown })
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

test('PLAN-02 the rest in parentheses is not a request to relax', async () => {
  const text = 'Copan (2 nights), Utila (rest), 9 days'
  expect(readRequest(text, await seedPlaceNames('en'), 'en', TODAY).interests).toBeUndefined()
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
  ['en', 'my 4 yo and 7 yo', { children: [4, 7] }],
  ['en', 'my 4yo', { children: [4] }],
  ['en', 'our 2-yr-old', { children: [2] }],
  ['en', 'our 4 and 7 year olds', { children: [4, 7] }],
  ['es', 'una nena de 1 año y medio', { infants: 1 }],
  ['es', 'mis hijas d 8 y 11', { children: [8, 11] }],
  ['en', 'a surf trip with the boys, 4 guys', { adults: 4 }],
  ['en', 'the boys want to party', {}],
  ['en', '5 college girls, diving for 2 of us', { adults: 5 }],
  ['en', '8 nights, 2 of us', { adults: 2 }],
  ['es', 'son 12 días, 2 adultos y 3 niños (2, 5 y 11 años)', { adults: 2, children: [2, 5, 11] }],
  ['en', 'my wife, our son and daughter (5, 7)', { adults: 2, children: [5, 7] }],
  ['es', 'un niño y una niña de 4 y 6', { children: [4, 6] }],
  ['en', 'something for my parents, they love food', { adults: 2 }],
  ['en', 'my parents and me', { adults: 3 }],
  ['en', 'visiting my parents', {}],
  ['es', 'somos ocho más 2 niños de 4 y 6', { adults: 8, children: [4, 6] }],
  ['es', 'voy con mi hijo de 3', { adults: 1, children: [3] }],
  ['es', 'vamos con mi hijo de 3', { children: [3] }],
  ['es', 'yo, mi señora y los 2 cipotes de 6 y 12', { adults: 2, children: [6, 12] }],
  ['en', '2 ppl', { adults: 2 }],
  ['es', 'el grupo es de 6', { adults: 6 }],
  ['en', '5 kids total (2,4,4,7,9)', { children: [2, 4, 4, 7, 9] }],
  ['en', 'grandma 77, me 45, my daughter 16', { adults: 2, children: [16] }],
  ['en', 'I am taking my 3 kids (12, 10, 8) to meet my mother', { adults: 1, children: [12, 10, 8] }],
  ['es', 'mi hijo es celiaco, 1 adulto 1 niño', { adults: 1, children: [8] }],
  ['es', 'mi hijo es celiaco', { children: [8] }],
  ['es', '2 adultos y 1 joven de 19', { adults: 3 }],
  ['es', 'son 2 señores de 65 y 70', { adults: 2 }],
  ['es', 'somos 3 hermanos y mi mamá', { adults: 4 }],
  ['es', 'somos 3 hermanos y ella', { adults: 4 }],
  ['en', 'my in-laws gifted us a trip, just hubby and me', { adults: 2 }],
  ['en', 'three of my friends and I', { adults: 4 }],
  ['en', 'trip of 5: mom, dad, me (19), brother 14, sister 11', { adults: 3, children: [14, 11] }],
  ['es', 'mi hermana de 12 y yo', { adults: 1, children: [12] }],
  ['en', 'me and my bff', { adults: 2 }],
  ['es', 'mi hermana y yo a ver a nuestros abuelos', { adults: 2 }],
  ['en', 'solo dude', { adults: 1 }],
  ['en', '2 pax', { adults: 2 }],
  ['es', 'para 2, sin prisa', { adults: 2 }],
  ['es', 'yo solita', { adults: 1 }],
  ['es', 'jubilada viajando sola desde Canadá', { adults: 1 }],
  ['en', '2 couples, kid-free', { adults: 4 }],
  ['en', 'a newborn', { infants: 1 }],
  ['en', '1 six year old', { children: [6] }],
  ['en', 'two 5 year olds', { children: [5, 5] }],
  ['es', 'mis dos hijas adolescentes, 13 y 16 años', { children: [13, 16] }],
] as const)('PLAN-02 in %s, "%s" counts each person once', (locale, text, party) => {
  const { adults, children, infants } = readRequest(text, [], locale, TODAY)
  expect({ adults, children, infants }).toEqual(party)
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
  ['es', 'a casa para las fiestas', {}],
  ['es', 'puro relajo', {}],
  ['es', 'nada de antros', { avoid: ['nightlife'] }],
  ['es', 'mis compañeros de trabajo bucean', { interests: ['diving'] }],
  ['es', 'llego a Palmerola, me voy de Roatán', { arrival: 'XPL', departure: 'RTB' }],
  [
    'es',
    'soy de San Pedro, en moto',
    { arrival: 'land', departure: 'land', origin: 'HN', ignored: ['en moto'] },
  ],
  ['es', 'bucear, cero ruinas', { interests: ['diving'], avoid: ['ruins'] }],
  ['en', 'not looking to dive or snorkel', { avoid: ['snorkel', 'diving'] }],
  ['en', "don't wanna fly between cities, nor take boats", { without: ['flights', 'boats'] }],
  ['es', 'no nos gusta caminar', { avoid: ['hiking'] }],
  ['en', 'birders, chill', { interests: ['wildlife'], pace: 'relaxed' }],
  ['es', 'solo mochila, despacito', { bag: 'carry-on', pace: 'relaxed' }],
  ['en', '4 checked bags', { bag: 'checked' }],
  ['en', 'fly to La Ceiba, home from San Pedro', { arrival: 'LCE', departure: 'SAP' }],
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
  ['en', 'cruise ship in Roatan on the 4th of March from 8 to 5', { start: '2027-03-04', days: 1 }],
  ['en', 'May 3 at 8 to May 5 at 6', { start: '2027-05-03', days: 3 }],
  ['en', 'next friday till sunday', { start: '2026-11-27', days: 3 }],
  ['en', 'from this coming friday to sunday', { start: '2026-11-27', days: 3 }],
  ['es', 'del próximo viernes al domingo', { start: '2026-11-27', days: 3 }],
  ['es', 'viernes que viene hasta el domingo', { start: '2026-11-27', days: 3 }],
  ['en', 'arrive on Feb 13 and fly out the 20th', { start: '2027-02-13', days: 8 }],
  ['en', 'first wk of August', { start: '2027-08-01', days: 7 }],
  ['en', '2 1/2 weeks in May', { month: 5, days: 17 }],
  ['es', '2½ semanas en mayo', { month: 5, days: 17 }],
] as const)('PLAN-02 in %s, "%s" is exactly this time', async (locale, text, when) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.when, read.unknown]).toEqual([when, []])
})

test.each([
  ['en', 'we did Roatan already so anything but Roatan', { roatan: 0 }, []],
  ['en', 'visited Copan and Tela already', { copan: 0, tela: 0 }, []],
  ['en', 'we did Roatan last year, skip Roatan', { roatan: 0 }, []],
  ['en', 'Copan and Tela, but not Copan', undefined, ['not Copan']],
  ['es', 'Copán y Tela, pero no Copán', undefined, ['no Copán']],
] as const)(
  'PLAN-02 in %s, what "%s" refuses is not visited without notice',
  async (locale, text, nights, unknown) => {
    const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
    expect([read.nights, read.unknown]).toEqual([nights, unknown])
  },
)

test.each([
  ['en', '70yo couple', { adults: 2 }, []],
  ['en', 'my wife and I, a 65 year old couple', { adults: 2 }, []],
  ['en', 'two 70-year-old friends', { adults: 2 }, []],
  ['en', 'me, my boyfriend and his 2 daughters (8 and 5 1/2)', { adults: 2, children: [8, 5] }, []],
  ['es', 'dos niñas de 8 y 5 ½ años', { children: [8, 5] }, []],
  ['en', '2 grown ups', { adults: 2 }, []],
  ['en', '25 students and 3 teachers', { adults: 12 }, ['25 students', '3 teachers']],
  ['es', '25 alumnos y 3 maestros', { adults: 12 }, ['25 alumnos', '3 maestros']],
  ['es', '2 adultos y 12 niños', { adults: 2, children: Array(8).fill(8) }, ['12 niños']],
  ['en', '4 couples and 7 babies', { adults: 8, infants: 4 }, ['7 babies']],
  [
    'es',
    '40 estudiantes de 12 años y 5 profesores',
    { adults: 5, children: Array(8).fill(12) },
    ['40 estudiantes de 12 años'],
  ],
] as const)('PLAN-02 in %s, everyone in "%s" is counted once or named', (locale, text, party, unknown) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...party, unknown })
})

test.each([
  ['salimos de Tegus el 20 de marzo y volvemos el 28, Tela', 'HN', 'XPL'],
  ['salimos de San Pedro, Tela', 'HN', 'land'],
  ['por tierra desde Guate, Tela', 'GT', 'land'],
] as const)('PLAN-02 "%s" says which country they come from', async (text, origin, arrival) => {
  const read = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect(read).toMatchObject({ origin, arrival, departure: arrival, places: ['tela'] })
})

test.each([
  ['es', 'Del 1 al 9 de marzo, no, perdón, del 2 al 10', '2027-03-02', 9],
  ['es', 'del 1 al 9 de marzo, perdón, del 2 al 10 de abril', '2027-04-02', 9],
  ['en', 'March 1 to 9, sorry, March 2 to 10', '2027-03-02', 9],
  ['en', 'from March 1 to March 9, no wait, from March 28 to April 2', '2027-03-28', 6],
  ['en', 'March 1-9, I mean 2-10', '2027-03-02', 9],
] as const)('PLAN-02 in %s, the later dates in "%s" count', (locale, text, start, days) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

// November 21, 2026 is a Saturday.
test.each([
  ['el otro finde, de viernes a domingo', '2026-11-27', 3],
  ['el otro fin de semana', '2026-11-27', 3],
  ['the weekend after next, Thursday to Sunday', '2026-11-26', 4],
  ['this weekend, Friday to Sunday', '2026-11-27', 3],
] as const)('PLAN-02 "%s" is a weekend with these days', (text, start, days) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: { start, days }, unknown: [] })
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
  ['en', '2 adults and 2 kids aged 6 and 9, kids want to snorkel', { adults: 2, children: [6, 9] }],
  ['en', 'our 2 kids (6 and 9), the kids love the beach', { children: [6, 9] }],
  ['en', 'our 2 kids (6 and 9), the 9 year old loves the beach', { children: [6, 9] }],
  ['es', 'con 2 cipotes de 5 y 8, a los niños les gusta la playa', { children: [5, 8] }],
  ['es', 'un niño de 4, al niño le encanta el mar', { children: [4] }],
  ['es', '2 adultos y 2 niños, mis hijos quieren playa', { adults: 2, children: [8, 8] }],
  ['es', '3 hijos de 4, 6 y 9; mi hija de 9 quiere ver tortugas', { children: [4, 6, 9] }],
  // These are different children.
  ['en', 'our son (9) loves boats and our daughter (9) loves fish', { children: [9, 9] }],
  ['es', 'con la niña de 5 y el niño', { children: [5, 8] }],
  ['es', 'con mis hijos y 2 sobrinos de 5 y 7', { children: [5, 7, 8, 8] }],
  ['en', '2 adults, 1 teenager and kids', { adults: 2, children: [14, 8, 8] }],
  ['en', 'a week in Roatan with kids', { children: [8, 8] }],
  ['es', 'una semana con niños', { children: [8, 8] }],
  ['en', 'my wife and the children', { adults: 2, children: [8, 8] }],
  ['es', 'con mi niño', { children: [8] }],
] as const)('PLAN-02 in %s, "%s" counts each child once', (locale, text, party) => {
  const { adults, children } = readRequest(text, [], locale, TODAY)
  expect({ ...(adults !== undefined && { adults }), children }).toEqual(party)
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
  ['en', "Four divers on Utila, a week from May 8, plus my mom who doesn't swim", 5],
  ['en', '4 divers plus my mom and my sister', 6],
  ['en', '4 divers and my mom', 5],
  ['es', '4 buzos mas mi mama que no bucea', 5],
  ['en', '4 adults plus my mom', 5],
  ['en', '2 couples plus my brother', 5],
  ['en', '4 friends plus my parents', 6],
  ['es', 'somos 4 mas mis suegros', 6],
  ['en', '4 divers: me, my wife, my brother, my sister', 4],
] as const)('PLAN-02 in %s, "%s" counts %i adults', async (locale, text, adults) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY).adults).toBe(adults)
})

test.each([
  ['mi papá no viene al final, somos mi mamá, mi hermano de 19, mi hermanita de 9 y yo', 3, [9], []],
  ['somos mi mamá, mi papá y yo, mi tío no viene', 3, undefined, []],
  ["2 couples. my mother in law isn't coming", 4, undefined, []],
  ["my wife and I, my parents can't come this time", 2, undefined, []],
  ['mi esposa y yo, los niños no van', 2, undefined, []],
  // They are coming.
  ["my husband isn't going to dive", 2, undefined, ["isn't"]],
  ['mi mamá no va a bucear', 2, undefined, []],
  ['mi hijo de 6 no come mariscos, mi esposa y yo', 2, [6], []],
] as const)('PLAN-02 people who are not coming are not counted: "%s"', (text, adults, children, unknown) => {
  const read = readRequest(text, [], 'es', TODAY)
  expect([read.adults, read.children, read.unknown]).toEqual([adults, children, unknown])
})

test.each([
  ['es', '7 días en marzo pero no en Semana Santa', { month: 3, days: 7 }, 'no en Semana Santa'],
  ['es', 'una semana en abril, semana santa no', { month: 4, days: 7 }, 'semana santa no'],
  ['en', 'a week in march but not during easter', { month: 3, days: 7 }, 'not during easter'],
  ['en', 'in april, avoid Holy Week', { month: 4 }, 'avoid Holy Week'],
  [
    'en',
    '6 days in december, not over Christmas or New Year',
    { month: 12, days: 6 },
    'not over Christmas or New Year',
  ],
  [
    'en',
    "we can't come for thanksgiving, 6 days in november",
    { month: 11, days: 6 },
    "can't come for thanksgiving",
  ],
] as const)('PLAN-02 in %s, "%s" keeps its month and names the holiday', (locale, text, when, named) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, ignored: [named], unknown: [] })
})

test.each(['6 days before easter', 'Semana Santa, no ruins', 'semana santa, no queremos playa'])(
  'PLAN-02 "%s" is still about the holiday',
  (text) => {
    expect(readRequest(text, [], 'en', TODAY).when.start).toMatch(/^2027-03/)
  },
)

test.each([
  ['una niña de 5 y un nene de año y medio', { children: [5], infants: 1 }],
  ['niños de 4 años y año y medio', { children: [4], infants: 1 }],
  ['mi esposa, yo y mi hija, que tiene un año y medio', { adults: 2, infants: 1 }],
  ['2 adults and a year and a half old', { adults: 2, infants: 1 }],
  ['2 adults with a one and a half year old boy', { adults: 2, infants: 1 }],
  ['2 adults, our son is a year-and-a-half old', { adults: 2, infants: 1 }],
  ['2 adults, our daughter is 18 months old', { adults: 2, infants: 1 }],
])('PLAN-02 a year and a half is the age of a baby: "%s"', (text, party) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: {}, ...party, unknown: [] })
})

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
  ['Was thinking July, actually scratch that, make it August', 8],
  ['in June, no wait, in July', 7],
  ['en junio, perdón, en julio', 7],
  ['en mayo, mejor junio', 6],
  ['no en mayo, mejor en junio', 6],
])('PLAN-02 the later month in "%s" counts', (text, month) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: { month }, unknown: [] })
})

test.each([
  ['6 cheros a Utila', { adults: 6 }, []],
  ['voy con 4 cheros', { adults: 5 }, []],
  ["I'm going with 3 friends", { adults: 4 }, []],
  ["I'm traveling with 20 friends", { adults: 12 }, ["I'm traveling with 20 friends"]],
  ['my 20 cousins', { adults: 12 }, ['my 20 cousins']],
] as const)('PLAN-02 friends in "%s" are adults', async (text, party, unknown) => {
  const { adults, unknown: left } = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect([{ adults }, left]).toEqual([party, unknown])
})

test('PLAN-02 students of two ages have no other ages', () => {
  expect(readRequest('22 alumnos de 14 y 15 años con 3 maestros', [], 'es', TODAY)).toEqual({
    when: {},
    adults: 3,
    children: [14, 15, ...Array(6).fill(14)],
    unknown: ['22 alumnos de 14 y 15 años'],
  })
})

// Good Friday in 2027 is March 26.
test.each([
  ['en', 'Semana Santa but back before Good Friday', '2027-03-21', 5],
  ['es', 'semana santa pero de regreso antes del viernes santo', '2027-03-21', 5],
  ['en', '5 days, back by Good Friday', '2027-03-22', 5],
  ['en', 'from March 20 until Good Friday', '2027-03-20', 7],
  ['es', 'del 20 de marzo al jueves santo', '2027-03-20', 6],
  ['es', 'del 20 de marzo hasta el Sábado Santo', '2027-03-20', 8],
] as const)('PLAN-02 in %s, "%s" ends on a day of Holy Week', (locale, text, start, days) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test.each([
  [
    'salen de vacaciones el 20 de noviembre y entran el 1 de febrero, una semana en enero',
    { month: 1, days: 7 },
  ],
  ['school starts August 20, 8 days in July', { month: 7, days: 8 }],
] as const)('PLAN-02 school dates are not the dates of the trip: "%s"', (text, when) => {
  expect(readRequest(text, [], 'es', TODAY)).toMatchObject({
    when,
    ignored: [text.split(', ')[0]],
    unknown: [],
  })
})

test('PLAN-02 without another month, the trip starts when school ends', () => {
  const { when } = readRequest('kids get out of school June 11, 10 days', [], 'en', TODAY)
  expect(when).toEqual({ start: '2027-06-11', days: 10 })
})

test.each([
  ['no queremos pasar navidad en la playa, 6 días en mayo', 'no queremos pasar navidad en la playa'],
  ["6 days in May, we don't want to spend Easter at the beach", "don't want to spend Easter at the beach"],
] as const)('PLAN-02 where a holiday is not to be spent is not a preference: "%s"', (text, named) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({
    when: { month: 5, days: 6 },
    ignored: [named],
    unknown: [],
  })
})

test.each([
  ['kids 4 and 18 months', [4], 1],
  ['two kids (4 years and 18 months)', [4], 1],
  ['kids (7, 4 and 10 months)', [7, 4], 1],
  ['2 niños, 18 meses y 4 años', [4], 1],
  ['our 3 kids aged 30 months, 4 and 6', [2, 4, 6], undefined],
  ['dos niños, uno de 4 años y otro de 18 meses', [4], 1],
  ['2 kids, one is 4 and the other is 7', [4, 7], undefined],
] as const)('PLAN-02 "%s" names children in years and months', (text, children, infants) => {
  expect(readRequest(text, [], 'en', TODAY)).toEqual({
    when: {},
    children,
    ...(infants && { infants }),
    unknown: [],
  })
})

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
  ['somos 5 pero mi papá no viene', 4, []],
  ['somos 5 pero los abuelos no van', 3, []],
  ["there are 8 of us but two friends can't make it", 6, []],
  ['somos 4 aunque mi hermana mayor ya no puede', 3, []],
  // Unclear whether they are among the six.
  ['somos 6, mis dos primos no van', 6, ['mis dos primos no van']],
  ['vamos 4 adultos pero mi suegra no viene', 4, []],
] as const)('PLAN-02 "%s" leaves this many of a group', (text, adults, unknown) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: {}, adults, unknown })
})

test.each([
  ['I want to go to Roatan', 1],
  ["I'm really hoping to visit Roatan", 1],
  ['quiero ir a Roatán, tengo tiempo', 1],
  ['voy a Roatán', 1],
  ['I want to go to Roatan with my family', undefined],
  ['I want to go, we love Roatan', undefined],
  ['quiero ir y nos gusta bucear', undefined],
  ['I need a plan for Roatan', undefined],
  ['quiero ir con amigos a Roatán', undefined],
] as const)('PLAN-02 travelers who say only "I" are alone: "%s"', (text, adults) => {
  expect(readRequest(text, [], 'en', TODAY).adults).toBe(adults)
})

test.each([
  ['vamos 6 en carro', { when: {}, adults: 6, unknown: ['carro'] }],
  ['vamos 6 días', { when: { days: 6 }, unknown: [] }],
  ['with the in-laws', { when: {}, adults: 4, unknown: [] }],
  ['my kids are off, the kids are 6 and 8', { when: {}, children: [6, 8], unknown: [] }],
  ['a week, nothing too packed', { when: { days: 7 }, pace: 'relaxed', unknown: [] }],
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
  ['llegamos jueves 1 y volvemos domingo 4 de abril', '2027-04-01', 4],
  ['salimos el 22 y regresamos a más tardar el 26 de dic', '2026-12-22', 5],
  ['from Dec 22 to Dec 26 at the latest', '2026-12-22', 5],
] as const)('PLAN-02 "%s" gives both dates', (text, start, days) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test.each([
  ['en', '5 nights starting thanksgiving day', '2026-11-26', 6],
  ['es', 'una semana a partir de navidad', '2026-12-24', 7],
  ['en', 'a week at Christmas', '2026-12-22', 7],
] as const)('PLAN-02 in %s, "%s" starts on a holiday or includes it', (locale, text, start, days) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test('PLAN-02 days of travel there and back are not the length of the trip', async () => {
  const text = '3 days Roatan, 3 days Utila, 1 day travel each'
  expect(readRequest(text, await seedPlaceNames('en'), 'en', TODAY).when).toEqual({ days: 6 })
})

test.each([
  [
    'en',
    'We are 3 adults and a 6 month old. The baby will be 9 months when we travel. 11 days',
    { when: { days: 11 }, adults: 3, infants: 1 },
  ],
  [
    'es',
    '2 adultos y una bebé de 6 meses que tendrá 9 meses en mayo',
    { when: { month: 5 }, adults: 2, infants: 1 },
  ],
  ['en', 'Our baby will be 9 months old when we go', { when: {}, infants: 1 }],
  ['en', '2 adults, kids 5 and 8, and the baby', { when: {}, adults: 2, children: [5, 8], infants: 1 }],
  ['es', 'dos amigas y un bebé', { when: {}, adults: 2, infants: 1 }],
  ['en', '3 friends with 2 kids, 5 and 7', { when: {}, adults: 3, children: [5, 7] }],
  ['es', 'somos 3 amigos y 2 niños de 5 y 7', { when: {}, adults: 3, children: [5, 7] }],
  ['es', 'somos 2 y mi bebé', { when: {}, adults: 2, infants: 1 }],
  ['es', 'somos dos con bebé', { when: {}, adults: 2, infants: 1 }],
  ['en', 'family of 4 with a baby', { when: {}, adults: 3, infants: 1 }],
  [
    'en',
    '2 adults and a baby; the baby is 7 months and will be 9 months',
    { when: {}, adults: 2, infants: 1 },
  ],
  ['en', 'We are 2 couples with a toddler. The toddler is 20 months', { when: {}, adults: 4, infants: 1 }],
  ['en', 'our daughter will be 9 months when we go', { when: {}, infants: 1 }],
  [
    'en',
    '2 adults, kids 3 and 5, the baby is 7 months',
    { when: {}, adults: 2, children: [3, 5], infants: 1 },
  ],
] as const)('PLAN-02 in %s, "%s" names a baby once, and no length', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ ...read, unknown: [] })
})

test.each([
  [
    'es',
    '2 adultos y tres niños (3, 6 y 11), el pequeño se queda con los abuelos',
    { adults: 2, children: [6, 11] },
  ],
  ['en', '2 adults, kids 4 and 9, our oldest is staying with grandma', { adults: 2, children: [4] }],
  [
    'es',
    'familia de 5, niños de 3, 6 y 11, dejamos al pequeño con la abuela',
    { adults: 2, children: [6, 11] },
  ],
  ['es', 'mi esposa y yo con dos niños, la menor se queda en casa', { adults: 2, children: [8] }],
  [
    'en',
    'family of 4, kids 6 and 12, the older one is staying with his grandparents',
    { adults: 2, children: [6] },
  ],
  ['en', '2 adults, kids of 5, 8 and 10; the 8 year old stays home', { adults: 2, children: [5, 10] }],
  ['en', 'my wife stays with her mom, I go with my son, 8', { adults: 1, children: [8] }],
  ['en', 'we leave the kids with grandma, my wife and I', { adults: 2 }],
  ['en', '2 adults, kids 3 and 6, the baby stays with grandma', { adults: 2, children: [3, 6] }],
  ['es', 'dejamos a los niños con la abuela, mi esposo y yo', { adults: 2 }],
] as const)('PLAN-02 in %s, "%s" leaves out who stays behind, and with whom', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...read, unknown: [] })
})

test.each([
  [
    'me, my girlfriend and her 2 kids, 8 and 13, the 13yo may stay with her dad',
    'the 13yo may stay with her dad',
  ],
  ['me, my girlfriend and her 2 kids, 8 and 13, the 5yo stays with her dad', 'the 5yo stays with her dad'],
])('PLAN-02 "%s" names a child who may not come', (text, named) => {
  const read = readRequest(text, [], 'en', TODAY)
  expect(read).toEqual({ when: {}, adults: 2, children: [8, 13], unknown: [named] })
})

test.each([
  ['es', 'con mi novia y otra pareja', { adults: 4 }],
  ['en', 'a couple and another couple', { adults: 4 }],
  ['en', 'my wife and I with two other couples', { adults: 6 }],
  ['es', 'nosotros y dos parejas más', { adults: 6 }],
  ['en', 'two retired couples', { adults: 4 }],
  ['es', 'somos 4 adultos, 2 niños de 5 y 8 años y la abuela de 80', { adults: 5, children: [5, 8] }],
  ['en', '4 adults, 2 kids and grandma', { adults: 5, children: [8, 8] }],
  ['en', 'My daughter is turning 10. Just her and me', { adults: 1, children: [10] }],
  ['es', 'mi hija de 9, vamos ella y yo', { adults: 1, children: [9] }],
] as const)('PLAN-02 in %s, "%s" counts everybody', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...read, unknown: [] })
})

test.each([
  [
    'es',
    'Vivo en Roatán y quiero conocer Gracias y Copán',
    { arrival: 'RTB', departure: 'RTB', adults: 1, origin: 'HN', places: ['gracias', 'copan'] },
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
  ['en', 'planned 10 days in July but now only have 8', { month: 7, days: 8 }],
  ['es', 'eran 10 días pero solo tenemos 8 días en julio', { month: 7, days: 8 }],
  ['en', '7 days but we only have 2 kids', { days: 7 }],
  ['en', 'enter on February 2, leave 10 days later', { start: '2027-02-02', days: 11 }],
  ['es', 'llegamos el 2 de febrero y salimos 10 días después', { start: '2027-02-02', days: 11 }],
  ['en', 'work trip May 10-12 then I add 5 days', { start: '2027-05-10', days: 8 }],
  ['es', 'Amapala 2 noches y luego Tegus 1 noche', { days: 4 }],
  ['en', 'a long weekend in late May, 4 days', { start: '2027-05-28', days: 4 }],
  ['en', 'a relaxing week in Roatan in February', { month: 2, days: 7 }],
  ['en', 'snorkeling week with friends in Roatan', { days: 7 }],
  ['en', 'the coming week in Roatan', {}],
  ['es', 'reunión en Tegucigalpa el 12 de enero y 4 días más', { start: '2027-01-12', days: 5 }],
  ['en', 'meeting on January 12 and 4 more days', { start: '2027-01-12', days: 5 }],
  ['en', "arriving Dec 22nd, we'll stay until the 29th", { start: '2026-12-22', days: 8 }],
  ['en', 'from December 22 through the 29th', { start: '2026-12-22', days: 8 }],
  ['en', 'December 22, leaving on the 2nd', { start: '2026-12-22' }],
  ['es', 'llegamos el 22 de diciembre y nos quedamos hasta el 29', { start: '2026-12-22', days: 8 }],
  ['es', '5 de marzo, 3 niños', { start: '2027-03-05' }],
  ['en', "Valentine's weekend in Roatan", { start: '2027-02-13', days: 3 }],
  ['es', 'San Valentín en Utila, 4 días', { start: '2027-02-12', days: 4 }],
] as const)('PLAN-02 in %s, "%s" has this length', async (locale, text, when) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY).when).toEqual(when)
})

test.each([
  ['en', 'monkies and walking trails, snorkle', { interests: ['snorkel', 'hiking', 'wildlife'] }],
  ['es', 'descanzar, un cafecito y ver pajaritos', { interests: ['wildlife', 'coffee', 'rest'] }],
  ['es', 'con cuatro maletas grandes', { bag: 'checked' }],
  ['en', 'two big suitcases', { bag: 'checked' }],
  ['es', '2 maletas de mano', { bag: 'carry-on' }],
  ['en', 'backpack only', { bag: 'carry-on' }],
  ['en', 'flying out of Houston', { origin: 'US' }],
  ['en', 'somewhere quiet', { pace: 'relaxed' }],
  ['en', 'we are two slow walkers', { adults: 2, pace: 'relaxed' }],
  ['en', 'I walk very slowly', { pace: 'relaxed' }],
  ['es', 'caminamos despacio', { pace: 'relaxed' }],
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
  ['es', 'yo no quiero bucear, mis hijos sí', { children: [8, 8], ignored: ['no quiero bucear'] }],
  ['es', 'viajo con mis papás, mi mamá no puede caminar', { adults: 3, avoid: ['hiking'] }],
  ['en', "I'm not into diving but my boyfriend is", { adults: 2, ignored: ['not into diving'] }],
  ['es', 'a mí no me gusta bucear pero a mi novio sí', { adults: 2, ignored: ['no me gusta bucear'] }],
] as const)('PLAN-02 in %s, "%s" is fully understood', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...read, unknown: [] })
})

test.each([
  'preferimos saltarnos La Ceiba, 9 días por Tela y Gracias',
  'nos saltamos La Ceiba, vamos a Tela y Gracias',
  'preferimos no parar en La Ceiba, vamos a Tela y Gracias',
])('PLAN-02 "%s" leaves a place out', async (text) => {
  const { places, nights } = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect({ places, nights }).toEqual({ places: ['tela', 'gracias'], nights: { 'la-ceiba': 0 } })
})

test('PLAN-02 what was not understood is named once', () => {
  const { unknown } = readRequest('5 days, karaoke, beach, more karaoke', [], 'en', TODAY)
  expect(unknown).toEqual(['karaoke'])
})
