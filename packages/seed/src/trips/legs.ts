import type { Mode } from '~/content/trip-choices'
import { localizedString, type Pair } from '../editorial/localized'

type Leg = readonly [
  from: string,
  to: string,
  mode: Mode,
  hours: number,
  note?: Pair<string>,
  days?: readonly number[],
]

const FERRY: Pair<string> = {
  es: 'Sale mañana y tarde; confirma la hora y llega 45 minutos antes.',
  en: 'Leaves morning and afternoon; confirm the time, and be there 45 minutes early.',
}
const FLIGHT: Pair<string> = {
  es: 'Avioneta: el equipaje se pesa y suele ir limitado.',
  en: 'Small plane: bags are weighed, and the limit is low.',
}

/** Door to door with normal waiting, in both directions. */
const LEGS: readonly Leg[] = [
  [
    'san-pedro-sula',
    'copan',
    'bus',
    3.5,
    {
      es: 'Bus directo o carro; al final hay curvas.',
      en: 'Direct bus, or a car; the last part is winding.',
    },
  ],
  ['san-pedro-sula', 'tela', 'bus', 1.75],
  ['san-pedro-sula', 'la-ceiba', 'bus', 3.5],
  ['san-pedro-sula', 'lago-de-yojoa', 'bus', 1.75],
  ['san-pedro-sula', 'comayagua', 'bus', 2.5],
  ['san-pedro-sula', 'santa-rosa-de-copan', 'bus', 3],
  ['san-pedro-sula', 'tegucigalpa', 'bus', 4],
  ['san-pedro-sula', 'roatan', 'plane', 2.5, FLIGHT],
  [
    'san-pedro-sula',
    'utila',
    'plane',
    2.5,
    {
      es: 'Avioneta algunos días de la semana: reserva y confirma.',
      en: 'Small plane on some days of the week: book it and confirm.',
    },
    [1, 3, 5, 6],
  ],
  ['tela', 'la-ceiba', 'bus', 1.75],
  ['la-ceiba', 'pico-bonito', 'car', 0.5],
  ['la-ceiba', 'roatan', 'ferry', 2.5, FERRY],
  ['la-ceiba', 'utila', 'ferry', 1.75, FERRY],
  [
    'utila',
    'roatan',
    'boat',
    2,
    {
      es: 'Directa de viernes a domingo, solo con buen mar: confírmala el día antes.',
      en: 'Direct boat from Friday to Sunday if the sea allows: confirm it.',
    },
    [5, 6, 7],
  ],
  [
    'la-ceiba',
    'cayos-cochinos',
    'boat',
    1.75,
    {
      es: 'Lancha entre Sambo Creek y los cayos, solo con buen mar: confírmala el día antes.',
      en: 'Boat between Sambo Creek and the cays, only when the sea is calm: confirm it the day before.',
    },
  ],
  ['la-ceiba', 'trujillo', 'bus', 3.5],
  ['la-ceiba', 'guanaja', 'plane', 2, FLIGHT, [1, 2, 3, 4, 5, 6]],
  [
    'roatan',
    'guanaja',
    'boat',
    3.5,
    {
      es: 'Sale solo algunos días y cruza mar abierto: confírmala el día antes.',
      en: 'Only on some days, across open sea: confirm it the day before.',
    },
    [1, 3, 5, 7],
  ],
  ['roatan', 'tegucigalpa', 'plane', 4, FLIGHT],
  [
    'la-ceiba',
    'tegucigalpa',
    'bus',
    6.5,
    {
      es: 'Bus directo por la mañana; compra el boleto el día antes.',
      en: 'Direct bus in the morning; buy the ticket the day before.',
    },
  ],
  ['lago-de-yojoa', 'comayagua', 'bus', 1.5],
  [
    'lago-de-yojoa',
    'gracias',
    'car',
    3.5,
    {
      es: 'Por La Esperanza o Santa Bárbara; en bus, varios cambios.',
      en: 'Through La Esperanza or Santa Bárbara; by bus it takes several transfers.',
    },
  ],
  ['comayagua', 'tegucigalpa', 'bus', 1.5],
  ['copan', 'santa-rosa-de-copan', 'bus', 2.5],
  [
    'copan',
    'gracias',
    'bus',
    4,
    {
      es: 'Con cambio en La Entrada o Santa Rosa.',
      en: 'With a transfer in La Entrada or Santa Rosa.',
    },
  ],
  ['santa-rosa-de-copan', 'gracias', 'bus', 1.25],
  [
    'gracias',
    'comayagua',
    'car',
    4,
    {
      es: 'Por La Esperanza, carretera de montaña.',
      en: 'Through La Esperanza, on a mountain road.',
    },
  ],
]

const to = (id: string) => ({ _type: 'reference' as const, _ref: `destination-${id}` })

const SOURCES: Readonly<Record<Mode, string>> = {
  bus: 'Approximate: bus lines’ times and road distance at 55 to 60 km/h; utilaguide.com for La Ceiba',
  car: 'Approximate: road distance at 45 to 55 km/h',
  ferry: 'Crossing times of Galaxy Wave and Utila Dream, plus an hour of check-in',
  boat: 'Approximate: lavilladesoledad.com for Utila – Roatán, local boats for the rest',
  plane: 'Approximate: 30 to 45 minutes of flight plus check-in',
}

export const legs = LEGS.map(([from, end, mode, hours, note, days]) => ({
  _id: `leg-${from}-${end}-${mode}`,
  _type: 'leg' as const,
  from: to(from),
  to: to(end),
  mode,
  hours,
  ...(note && { note: localizedString(note) }),
  ...(days && { days: [...days] }),
  source: SOURCES[mode],
}))
