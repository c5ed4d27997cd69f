import type { Entry } from '~/content/trip-choices'

/** January to December. */
type Months = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

export interface PlaceFacts {
  readonly lat: number
  readonly lng: number
  /** Meters. */
  readonly altitude: number
  readonly suggestedNights: number
  readonly entries?: readonly Entry[]
  /** °C. */
  readonly high: Months
  readonly low: Months
  /** Days with 1 mm of rain or more. */
  readonly rainyDays: Months
  readonly sea?: Months
  readonly posts?: readonly string[]
  readonly synonyms: readonly string[]
  readonly source: string
}

const SEA: Months = [27, 27, 27, 28, 28, 29, 29, 29, 29, 29, 28, 27]
const ISLAND_RAIN: Months = [15, 11, 8, 6, 7, 11, 13, 12, 12, 16, 18, 18]
const COAST_RAIN: Months = [12, 10, 8, 6, 4, 9, 12, 13, 13, 13, 13, 13]
const ISLAND_HIGH: Months = [27, 28, 29, 30, 31, 31, 31, 31, 31, 30, 28, 28]
const ISLAND_LOW: Months = [23, 23, 24, 25, 26, 26, 26, 26, 26, 25, 24, 23]
const COAST_HIGH: Months = [27, 28, 29, 30, 31, 31, 31, 31, 31, 30, 28, 27]
const COAST_LOW: Months = [18, 18, 19, 21, 22, 22, 22, 22, 22, 21, 20, 19]

/** Refusing "the islands" refuses each of them; travelers who want them are sent to the first. */
const ANY_ISLANDS = ['las islas', 'the islands']
const BAY_ISLANDS = ['Islas de la Bahía', 'Bay Islands', ...ANY_ISLANDS]

const ISLANDS =
  'weatherandclimate.com and seatemperature.org for Roatán, rounded; rainy days approximate, from Honduran coast normals 1961–1990'
const COAST = 'weather-atlas.com for La Ceiba, rounded; rainy days approximate'
const cooler = (station: string) => `Approximate: normals of ${station}, adjusted by 6 °C for each 1,000 m`

/** Facts of the destinations by id. `docs/planner-sources.md` explains the sources. */
export const PLACES: Readonly<Record<string, PlaceFacts>> = {
  copan: {
    lat: 14.84,
    lng: -89.156,
    altitude: 600,
    suggestedNights: 2,
    entries: ['land-GT'],
    high: [25, 27, 30, 31, 31, 29, 28, 29, 29, 27, 26, 25],
    low: [14, 15, 16, 18, 19, 20, 19, 19, 19, 18, 16, 15],
    rainyDays: [8, 5, 4, 5, 11, 18, 16, 17, 19, 14, 10, 9],
    posts: ['copan-ruinas-slowly', 'coffee-and-garifuna-table', 'slow-travel-honduras'],
    synonyms: ['Copán', 'Copán Ruinas', 'Copan Ruins', 'ruins of Copan'],
    source: cooler('San Pedro Sula and Santa Rosa de Copán'),
  },
  roatan: {
    lat: 16.32,
    lng: -86.53,
    altitude: 5,
    suggestedNights: 4,
    entries: ['RTB'],
    high: ISLAND_HIGH,
    low: ISLAND_LOW,
    rainyDays: ISLAND_RAIN,
    sea: SEA,
    posts: ['bay-islands-reef', 'reef-friendly-habits'],
    synonyms: [
      'West End',
      'West Bay',
      'Coxen Hole',
      'Mahogany Bay',
      'French Harbour',
      'Sandy Bay',
      ...BAY_ISLANDS,
    ],
    source: ISLANDS,
  },
  'pico-bonito': {
    lat: 15.715,
    lng: -86.745,
    altitude: 150,
    suggestedNights: 2,
    high: [26, 27, 28, 29, 30, 30, 30, 30, 30, 29, 27, 26],
    low: [17, 17, 18, 20, 21, 21, 21, 21, 21, 20, 19, 18],
    rainyDays: [14, 12, 10, 8, 7, 11, 14, 15, 15, 15, 16, 16],
    posts: ['pico-bonito-la-ceiba'],
    synonyms: ['río Cangrejal', 'Cangrejal', 'Cangrejal river'],
    source: cooler('La Ceiba'),
  },
  'la-ceiba': {
    lat: 15.78,
    lng: -86.79,
    altitude: 5,
    suggestedNights: 1,
    entries: ['LCE'],
    high: COAST_HIGH,
    low: COAST_LOW,
    rainyDays: COAST_RAIN,
    sea: SEA,
    posts: ['pico-bonito-la-ceiba', 'coffee-and-garifuna-table'],
    synonyms: ['Ceiba', 'Sambo Creek', 'Cuero y Salado'],
    source: COAST,
  },
  utila: {
    lat: 16.1,
    lng: -86.895,
    altitude: 5,
    suggestedNights: 3,
    high: ISLAND_HIGH,
    low: ISLAND_LOW,
    rainyDays: ISLAND_RAIN,
    sea: SEA,
    posts: ['bay-islands-reef', 'reef-friendly-habits'],
    synonyms: ['Útila', 'whale shark', 'tiburón ballena', 'tiburones ballena', ...BAY_ISLANDS],
    source: ISLANDS,
  },
  guanaja: {
    lat: 16.455,
    lng: -85.89,
    altitude: 5,
    suggestedNights: 3,
    high: ISLAND_HIGH,
    low: ISLAND_LOW,
    rainyDays: ISLAND_RAIN,
    sea: SEA,
    posts: ['bay-islands-reef'],
    synonyms: ['Bonacca', ...BAY_ISLANDS],
    source: ISLANDS,
  },
  'cayos-cochinos': {
    lat: 15.965,
    lng: -86.475,
    altitude: 5,
    suggestedNights: 1,
    high: ISLAND_HIGH,
    low: ISLAND_LOW,
    rainyDays: ISLAND_RAIN,
    sea: SEA,
    posts: ['reef-friendly-habits'],
    synonyms: ['Cayos', 'Hog Islands', 'Chachahuate', ...ANY_ISLANDS],
    source: ISLANDS,
  },
  tela: {
    lat: 15.775,
    lng: -87.465,
    altitude: 5,
    suggestedNights: 2,
    high: COAST_HIGH,
    low: COAST_LOW,
    rainyDays: [13, 11, 8, 6, 6, 9, 12, 13, 13, 14, 14, 14],
    sea: SEA,
    posts: ['coffee-and-garifuna-table'],
    synonyms: ['Lancetilla', 'Punta Sal', 'Jeannette Kawas', 'Triunfo de la Cruz', 'Punta Izopo'],
    source: COAST,
  },
  'lago-de-yojoa': {
    lat: 14.915,
    lng: -88.005,
    altitude: 700,
    suggestedNights: 2,
    high: [25, 26, 28, 30, 30, 29, 28, 28, 28, 27, 25, 25],
    low: [15, 15, 16, 18, 19, 19, 19, 19, 19, 18, 17, 16],
    rainyDays: [13, 10, 8, 7, 12, 19, 19, 19, 19, 18, 15, 14],
    posts: ['slow-travel-honduras'],
    synonyms: [
      'Yojoa',
      'Lake Yojoa',
      'lake',
      'lago',
      'Lago de Yojoa',
      'el lago',
      'the lake',
      'Pulhapanzak',
      'Los Naranjos',
      'Peña Blanca',
    ],
    source: cooler('San Pedro Sula'),
  },
  comayagua: {
    lat: 14.455,
    lng: -87.64,
    altitude: 590,
    suggestedNights: 1,
    entries: ['XPL'],
    high: [28, 30, 32, 33, 32, 30, 30, 30, 30, 29, 28, 28],
    low: [16, 16, 17, 19, 20, 20, 20, 20, 20, 19, 18, 17],
    rainyDays: [3, 2, 2, 3, 11, 15, 11, 12, 16, 12, 6, 4],
    synonyms: ['Palmerola'],
    source: cooler('Tegucigalpa'),
  },
  tegucigalpa: {
    lat: 14.1,
    lng: -87.205,
    altitude: 990,
    suggestedNights: 2,
    entries: ['land-NI', 'land-SV'],
    high: [25, 27, 29, 30, 30, 28, 28, 28, 29, 27, 26, 25],
    low: [14, 14, 15, 16, 18, 19, 17, 17, 17, 17, 16, 15],
    rainyDays: [4, 2, 1, 3, 14, 18, 10, 10, 17, 16, 8, 4],
    posts: ['september-patriotic-parades'],
    synonyms: ['Tegus', 'Valle de Ángeles', 'Santa Lucía', 'La Tigra', 'capital', 'the capital'],
    source: 'WMO normals for Tegucigalpa (Toncontín), as tabulated by ryoko.info',
  },
  gracias: {
    lat: 14.59,
    lng: -88.58,
    altitude: 800,
    suggestedNights: 2,
    high: [25, 27, 29, 30, 30, 28, 28, 28, 28, 27, 26, 25],
    low: [13, 13, 14, 16, 17, 18, 17, 17, 17, 16, 15, 14],
    rainyDays: [5, 3, 3, 5, 13, 19, 17, 18, 19, 14, 8, 6],
    posts: ['slow-travel-honduras'],
    synonyms: [
      'Gracias',
      'Celaque',
      'Gracias Lempira',
      'La Campa',
      'Cerro Las Minas',
      'ruta lenca',
      'Lenca trail',
    ],
    source: cooler('Tegucigalpa and Santa Rosa de Copán'),
  },
  'santa-rosa-de-copan': {
    lat: 14.767,
    lng: -88.779,
    altitude: 1150,
    suggestedNights: 1,
    entries: ['land-SV'],
    high: [22, 24, 26, 28, 28, 26, 25, 26, 26, 25, 23, 22],
    low: [13, 13, 14, 16, 17, 17, 16, 16, 16, 16, 15, 14],
    rainyDays: [9, 6, 5, 6, 13, 20, 19, 19, 20, 16, 12, 10],
    posts: ['coffee-and-garifuna-table'],
    synonyms: ['Santa Rosa'],
    source: 'Approximate: Santa Rosa de Copán normals 1961–1990 (NOAA), rounded',
  },
  trujillo: {
    lat: 15.917,
    lng: -85.955,
    altitude: 20,
    suggestedNights: 2,
    high: COAST_HIGH,
    low: [20, 20, 21, 22, 23, 24, 23, 23, 23, 22, 21, 20],
    rainyDays: [14, 11, 8, 6, 7, 11, 14, 14, 13, 15, 16, 16],
    sea: SEA,
    synonyms: ['Santa Fe', 'Guaimoreto', 'Banana Coast'],
    source: COAST,
  },
  'san-pedro-sula': {
    lat: 15.505,
    lng: -88.025,
    altitude: 80,
    suggestedNights: 0,
    entries: ['SAP'],
    high: [27, 29, 31, 32, 33, 32, 31, 32, 32, 30, 28, 27],
    low: [19, 19, 20, 22, 23, 23, 23, 23, 23, 22, 21, 20],
    rainyDays: [12, 9, 7, 5, 7, 12, 13, 12, 14, 17, 15, 14],
    synonyms: ['San Pedro', 'SPS', 'Cusuco', 'El Merendón'],
    source:
      'weather-and-climate.com for San Pedro Sula, rounded; months between those it lists are approximate',
  },
}
