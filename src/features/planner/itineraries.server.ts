import type { Locale } from '~/i18n/locales'
import type { PlannerData } from './engine/data'
import { packFor } from './engine/pack'
import type { PackingList } from './engine/packing'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import type { Trip } from './engine/trip'

interface Classic {
  readonly slug: string
  /** `travelers` says who the packing list is for. */
  readonly texts: Readonly<Record<Locale, readonly [title: string, intro: string, travelers: string]>>
  readonly parameters: Partial<TripParameters>
}

const CLASSICS: readonly Classic[] = [
  {
    slug: 'ruins-and-reef',
    texts: {
      es: [
        'Ruinas y arrecife en 9 días',
        'De las estelas de Copán al arrecife de Roatán: el primer viaje a Honduras que recomendamos a quien quiere ver las dos caras del país.',
        'Lista para dos adultos que vuelan con equipaje de mano.',
      ],
      en: [
        '9 days of ruins and reef',
        'From the stelae of Copán to the reef of Roatán: the trip we recommend to first-time visitors who want both the highlands and the Caribbean.',
        'A list for two adults who fly with carry-on bags.',
      ],
    },
    parameters: {
      when: { month: 3, days: 9 },
      places: ['copan', 'roatan'],
      interests: ['ruins', 'snorkel', 'coffee'],
    },
  },
  {
    slug: 'north-coast-with-children',
    texts: {
      es: [
        'La costa norte con niños en 8 días',
        'De Tela a Roatán: playas tranquilas, jardines, monos y un baño en el río, con poco camino cada día y algunas tardes libres.',
        'Lista para dos adultos y dos niños que vuelan con equipaje de mano.',
      ],
      en: [
        '8 days on the north coast with children',
        'From Tela to Roatán: calm beaches, gardens, monkeys, and a swim in the river, with short travel days and some free afternoons.',
        'A list for two adults and two children who fly with carry-on bags.',
      ],
    },
    parameters: {
      when: { month: 4, days: 8 },
      places: ['tela', 'pico-bonito', 'roatan'],
      interests: ['beach', 'wildlife', 'rivers'],
      children: [6, 9],
      pace: 'relaxed',
      departure: 'RTB',
    },
  },
  {
    slug: 'coffee-and-cloud-forest',
    texts: {
      es: [
        'Café y bosque nublado en 10 días',
        'El occidente por tierra: Copán, Santa Rosa, Gracias y el lago de Yojoa, entre fincas, aguas termales y montañas frescas.',
        'Lista para dos adultos que llegan por tierra desde Guatemala y regresan en avión con equipaje registrado.',
      ],
      en: [
        '10 days of coffee and cloud forest',
        'The west by land: Copán, Santa Rosa, Gracias, and Lake Yojoa, among farms, hot springs, and cool mountains.',
        'A list for two adults who arrive by land from Guatemala and fly home with a checked bag.',
      ],
    },
    parameters: {
      when: { month: 1, days: 10 },
      places: ['copan', 'santa-rosa-de-copan', 'gracias', 'lago-de-yojoa'],
      interests: ['coffee', 'hiking', 'culture'],
      arrival: 'land',
      bag: 'checked',
    },
  },
]

export const ITINERARY_SLUGS = CLASSICS.map(({ slug }) => slug)

export interface Itinerary {
  readonly slug: string
  readonly title: string
  readonly intro: string
  /** Who the packing list is for. */
  readonly travelers: string
  readonly parameters: TripParameters
  readonly trip: Trip
  readonly list: PackingList
}

const planned = new WeakMap<PlannerData, readonly Itinerary[]>()

/** The classic trips in the language of `data`: complete pages without JavaScript (PLAN-14). */
export const itinerariesIn = (data: PlannerData): readonly Itinerary[] => {
  const itineraries = planned.get(data) ?? plan(data)
  planned.set(data, itineraries)
  return itineraries
}

const plan = (data: PlannerData): Itinerary[] =>
  CLASSICS.map(({ slug, texts, parameters: changes }) => {
    const [title, intro, travelers] = texts[data.locale]
    const parameters = { ...DEFAULT_PARAMETERS, ...changes }
    const trip = planTrip({ parameters, edits: NO_EDITS }, data)
    return { slug, title, intro, travelers, parameters, trip, list: packFor(trip, parameters, data) }
  })

/** The classic trips with a product on their packing list. */
export const tripsWith = (product: string, data: PlannerData): { slug: string; title: string }[] =>
  itinerariesIn(data)
    .filter(({ list }) => list.items.some((item) => item.product === product))
    .map(({ slug, title }) => ({ slug, title }))
