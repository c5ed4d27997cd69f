import type {
  BAG_RULES,
  BAGS,
  Entry,
  Gateway,
  Interest,
  ItemGroup,
  LENGTHS,
  Mode,
  Need,
  NumberFact,
  Origin,
  Pace,
  QuantityBase,
  SetFact,
  TimeOfDay,
} from '~/content/trip-choices'

type Titles<Value extends string> = Readonly<Record<Value, string>>

/** Options of a select field from the titles of all values. */
export const optionsOf = <Value extends string>(titles: Titles<Value>) =>
  Object.entries<string>(titles).map(([value, title]) => ({ value, title }))

export const ENTRY_TITLES: Titles<Entry> = {
  SAP: 'Aeropuerto Ramón Villeda Morales (SAP)',
  XPL: 'Aeropuerto de Palmerola (XPL)',
  RTB: 'Aeropuerto de Roatán (RTB)',
  LCE: 'Aeropuerto Golosón (LCE)',
  'land-GT': 'Por tierra desde Guatemala',
  'land-SV': 'Por tierra desde El Salvador',
  'land-NI': 'Por tierra desde Nicaragua',
}

export const GATEWAY_TITLES: Titles<Gateway> = {
  SAP: 'San Pedro Sula (SAP)',
  XPL: 'Palmerola (XPL)',
  RTB: 'Roatán (RTB)',
  LCE: 'La Ceiba (LCE)',
  land: 'por tierra',
}

export const INTEREST_TITLES: Titles<Interest> = {
  snorkel: 'esnórquel',
  diving: 'buceo',
  'dive-course': 'curso de buceo',
  beach: 'playa',
  ruins: 'ruinas mayas',
  hiking: 'caminatas',
  rivers: 'ríos, cascadas y aguas termales',
  wildlife: 'aves y fauna',
  culture: 'pueblos y cultura',
  coffee: 'café',
  food: 'comida',
  nightlife: 'vida nocturna',
  rest: 'descanso',
  business: 'negocios',
}

export const NEED_TITLES: Titles<Need> = {
  swim: 'nadar',
  snorkel: 'caretear',
  dive: 'bucear',
  boat: 'ir en lancha',
  raft: 'hacer rafting o kayak',
  hike: 'caminar por senderos',
  climb: 'subir a la montaña',
  zipline: 'tirarse en canopy',
  horse: 'montar a caballo',
  cave: 'entrar a una cueva',
  ruins: 'visitar ruinas',
  town: 'pasear por el pueblo',
  church: 'visitar iglesias',
  museum: 'visitar museos',
  market: 'ir al mercado',
  birds: 'observar aves',
  mangrove: 'recorrer manglares',
  'hot-springs': 'bañarse en aguas termales',
  farm: 'visitar fincas',
  dinner: 'salir a cenar',
  night: 'salir de noche',
  moonless: 'noche sin luna',
  'good-friday': 'solo en Viernes Santo',
  meeting: 'ir a reuniones',
  play: 'jugar (solo con niños)',
}

export const MODE_TITLES: Titles<Mode> = {
  bus: 'bus',
  car: 'carro',
  ferry: 'ferri',
  boat: 'lancha',
  plane: 'avioneta',
}

export const LENGTH_TITLES: Titles<(typeof LENGTHS)[number]> = {
  half: 'Medio día (o una noche)',
  day: 'Día completo',
}

export const TIME_TITLES: Titles<TimeOfDay> = { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' }

export const GROUP_TITLES: Titles<ItemGroup> = {
  documents: 'Documentos',
  money: 'Dinero y seguridad',
  clothes: 'Ropa',
  shoes: 'Zapatos',
  toiletries: 'Aseo',
  health: 'Salud',
  sun: 'Sol',
  rain: 'Lluvia',
  water: 'Agua y arrecife',
  trail: 'Senderos',
  electronics: 'Electrónica',
  comfort: 'Comodidad',
  children: 'Niños',
}

export const BAG_RULE_TITLES: Titles<(typeof BAG_RULES)[number]> = {
  any: 'Donde sea',
  cabin: 'Solo en cabina (baterías, documentos, medicinas)',
  checked: 'Solo en equipaje registrado (filos, puntas)',
  worn: 'Puesto',
}

export const QUANTITY_TITLES: Titles<QuantityBase> = {
  trip: 'por viaje',
  person: 'por persona',
  adult: 'por adulto',
  child: 'por niño',
  infant: 'por bebé',
}

export const NUMBER_FACT_TITLES: Titles<NumberFact> = {
  days: 'días de viaje',
  nights: 'noches',
  rainyDays: 'días de lluvia del mes',
  high: 'máxima del lugar más cálido (°C)',
  low: 'mínima del lugar más frío (°C)',
  sea: 'temperatura del mar (°C)',
  altitude: 'altitud del lugar más alto (m)',
  adults: 'adultos',
  children: 'niños',
  infants: 'bebés',
  youngest: 'edad del menor',
  travelHours: 'horas de camino',
  places: 'lugares',
}

export const SET_FACT_TITLES: Titles<SetFact> = {
  activity: 'el plan',
  interest: 'los intereses',
  place: 'los lugares',
  mode: 'el transporte',
  month: 'el mes',
  bag: 'el equipaje',
  origin: 'el país de origen',
  gateway: 'la llegada o la salida',
  pace: 'el ritmo',
}

export const BAG_TITLES: Titles<(typeof BAGS)[number]> = {
  'carry-on': 'solo de mano',
  checked: 'registrado',
}

export const PACE_TITLES: Titles<Pace> = { relaxed: 'tranquilo', normal: 'normal', busy: 'intenso' }

export const ORIGIN_TITLES: Titles<Origin> = {
  HN: 'Honduras',
  US: 'Estados Unidos',
  CA: 'Canadá',
  MX: 'México',
  GT: 'Guatemala',
  SV: 'El Salvador',
  NI: 'Nicaragua',
  CR: 'Costa Rica',
  PA: 'Panamá',
  BZ: 'Belice',
  ES: 'España',
  EU: 'otro país de la Unión Europea',
  GB: 'Reino Unido',
  other: 'otro país',
}

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

export const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const

/** Options of a list of numbers, which start at 1. */
export const numbered = (titles: readonly string[]) => titles.map((title, i) => ({ value: i + 1, title }))
