import { type Gateway, type Neighbor, NEIGHBORS, type Origin } from '~/content/trip-choices'
import {
  anyOf,
  ARRIVING,
  AT_HOME,
  atCrossing,
  BORDERS,
  BOTH_WAYS,
  BY_LAND,
  BY_ROAD,
  CLAUSE_ENDS,
  CODE,
  CROSSINGS,
  FLYING_TO,
  FROM_HOME,
  FROM_HUB,
  FROM_TOWN,
  GATEWAY_NAMES,
  GOING_ON,
  HOMES,
  HUBS,
  IN_AND_OUT,
  LEAVING,
  LEAVING_BARELY,
  LEAVING_BY_LAND,
  LEAVING_FOR,
  LEAVING_HOME,
  LEAVING_OVERLAND,
  LEAVING_THROUGH,
  ON_THE_ROAD,
  ORIGIN_WORDS,
  OUT_TO,
  PEOPLE_FROM_HOME,
  SETTING_OUT,
  SETTING_OUT_FOR,
  THROUGH,
  valueOf,
} from './lexicon'
import {
  acrossTaken,
  type Found,
  MARK,
  scan,
  takeMarked,
  type Scan,
  takeAround,
  takeFirst,
  TAKEN,
} from './scan'

/** Where a trip by road from a home in Honduras begins. */
export const homeOf = (written: string): Gateway => {
  const words = scan(written).find(AT_HOME)?.[0] ?? ''
  return HOMES.find(([, pattern]) => new RegExp(`(?:${pattern})$`).test(words))?.[0] ?? 'land'
}

/** The gateway with that name or code, if any. */
const gatewayOf = (name: string | undefined): Gateway | undefined =>
  name === undefined ? undefined : valueOf(GATEWAY_NAMES, name)

/** Whether the place with this id is beside one of the gateways. */
export const isBeside = (id: string, gateways: readonly (Gateway | undefined)[]): boolean => {
  const own = gatewayOf(id.replaceAll('-', ' '))
  return own !== undefined && gateways.includes(own)
}

interface Gateways {
  readonly arrival?: Gateway | undefined
  readonly departure?: Gateway | undefined
  /** The country that they come from by land, and the one that they leave for. */
  readonly border?: Origin | undefined
  readonly exit?: Neighbor | undefined
}

/** Where the trip starts and ends: airports, or a border. `flies` if the text says that they come by plane. */
export const readGateways = (text: Scan, flies: boolean): Gateways => {
  const named = (before: string, after = '', names = GATEWAY_NAMES) =>
    takeFirst(
      text,
      names.map(([gateway, pattern]) => [
        gateway,
        `${acrossTaken(`(?:${before})`)} (?:the )?(?:${pattern})(?: airport)?${after}`,
      ]),
    )
  const [, from = '', to = ''] = text.take(THROUGH) ?? []
  const [first, last] = [from, to].map((name) => valueOf(BORDERS, name))
  if (first !== undefined && last !== undefined && first !== last)
    return { arrival: 'land', departure: 'land', border: first, exit: neighbor(last) }
  const leaving = () => named(LEAVING) ?? named(LEAVING_BARELY, `(?!${GOING_ON})`)
  const isOnTheRoad = text.has(ON_THE_ROAD)
  const through = LEAVING_THROUGH.map((pattern) => text.find(pattern)).find((one) => one !== undefined)
  if (through) takeAround(text, through)
  const isOverland = through !== undefined || text.take(`${LEAVING_OVERLAND}|${LEAVING_FOR}`) !== undefined
  const exit = through ? neighbor(countryIn(through[0])) : isOverland ? takeExit(text) : undefined
  // "I go to Nicaragua by bus"
  if (exit) text.take(`(?<=${TAKEN} )${BY_ROAD}`)
  const byLand = text.take(BY_LAND)?.[0]
  const border = byLand === undefined ? undefined : countryIn(byLand)
  if (border !== undefined) text.takeAll(atCrossing(valueIn(CROSSINGS, border)))
  const both =
    byLand === undefined
      ? (named(IN_AND_OUT) ??
        takeFirst(
          text,
          GATEWAY_NAMES.map(([gateway, pattern]) => [gateway, `(?:${pattern})${BOTH_WAYS}`]),
        ))
      : undefined
  if (both) return { arrival: both, departure: both, border }
  const [inAndOut] = takeMarked(text, GATEWAY, IN_THEN_OUT)
  if (inAndOut) {
    const [first = '', last = ''] = inAndOut[0].split(BETWEEN_IN_AND_OUT)
    return { arrival: airportIn(first), departure: airportIn(last), border }
  }
  text.take(FLOWN_FROM)
  const arrival = byLand === undefined ? (named(FLYING_TO) ?? named(ARRIVING)) : 'land'
  const passed = named(`(?<!\\b(?:${LEAVING_BARELY}|home|back|out|return(?:ing)?) )via`, '', HUBS)
  const isFromAbroad = ORIGIN_WORDS.some(([origin, pattern]) => origin !== 'HN' && text.has(pattern))
  const isFromHome = !flies && !border && !isFromAbroad && (arrival ?? 'land') === 'land'
  if (isFromHome && text.take(isOnTheRoad ? FROM_HOME : PEOPLE_FROM_HOME)) {
    text.takeAll(ON_THE_ROAD)
    return { arrival: 'land', departure: leaving(), border: 'HN' }
  }
  if (!flies && !isFromAbroad && !arrival && text.take(FROM_TOWN)) {
    text.takeAll(ON_THE_ROAD)
    return { arrival: 'land', departure: leaving(), border: 'HN' }
  }
  const home = flies || isFromAbroad || arrival ? undefined : named(LEAVING_HOME, '', HUBS)
  if (home) {
    // If the text also says when they arrive, this is where the trip ends; otherwise they set out from home, by road.
    const isEnd = text.has('lleg(?:o|amos)')
    return isEnd
      ? { arrival: home, departure: leaving() ?? home, border }
      : { arrival: 'land', departure: leaving() ?? 'land', border: 'HN' }
  }
  const byLandOut = text.take(LEAVING_BY_LAND) !== undefined || isOverland
  const exitTo = exit ?? (byLandOut ? takeExit(text) : undefined)
  const departure = byLandOut ? 'land' : leaving()
  const hubs = HUBS.filter(([gateway]) => gateway === (arrival ?? gateway))
  const setOut = named(SETTING_OUT, SETTING_OUT_FOR, hubs) ?? named(FROM_HUB, CLAUSE_ENDS, hubs)
  const start = arrival ?? setOut ?? passed
  const out = departure ?? gatewayOf(text.take(`(${CODE}) out`)?.[1])
  const codes = text.takeAll(AIRPORT).map(([name]) => airportIn(name))
  return { arrival: start ?? codes[0], departure: out ?? codes[start ? 0 : 1], border, exit: exitTo }
}

const valueIn = (words: typeof BORDERS, country: Origin) =>
  words.find(([one]) => one === country)?.[1] ?? 'x^'

/** The country that `words` name, themselves or by a crossing. */
const countryIn = (words: string): Origin | undefined => takeFirst(scan(words), [...BORDERS, ...CROSSINGS])

const neighbor = (country: Origin | undefined): Neighbor | undefined =>
  NEIGHBORS.find((one) => one === country)

/** The neighboring country that travelers leave for, after the words for leaving were taken. */
const takeExit = (text: Scan): Neighbor | undefined => {
  const country = takeFirst(
    text,
    [...BORDERS, ...CROSSINGS].map(([one, pattern]) => [one, `(?<=${TAKEN},? )${OUT_TO} (?:${pattern})`]),
  )
  // "Por El Amatillo a El Salvador"
  if (country !== undefined) text.take(`(?<=${TAKEN} )${OUT_TO} (?:${valueIn(BORDERS, country)})`)
  return neighbor(country)
}

const GATEWAY = anyOf(GATEWAY_NAMES)

const airportIn = (words: string): Gateway | undefined =>
  GATEWAY_NAMES.find(([, pattern]) => scan(words).has(pattern))?.[0]

/** "Palmerola in and San Pedro out" */
const IN_THEN_OUT = `${MARK}(?: airport)? (?:in|ida)(?:,|,? (?:and|y|&)| ?/)? ?${MARK}(?: airport)? (?:out(?! (?:and|of|to|in|on|for) )|vuelta|regreso)`

const BETWEEN_IN_AND_OUT = / (?:in|ida)(?![a-z])/

/** An airport by its name or code, without words for arriving. */
const AIRPORT = `${CODE}|(?:${GATEWAY}) airport|(?:airport (?:of|in)|aeropuerto(?: internacional)?(?: de| en)?) (?:${GATEWAY})`

const NOT_THERE = `(?:no|not|never|avoid|evit\\p{L}+|(?:do|wo)n't|(?:do|will) not|rather than|instead of|en (?:vez|lugar) de)(?: (?:want|going|to|quer\\p{L}+|quiero|vamos|a))*`

const FLY = 'fly(?:ing)?|vol(?:ar|amos)|vuelo'

const ARRIVE = `${FLY}|arriv\\p{L}+|land(?:ing)?|lleg\\p{L}+|aterriz\\p{L}+|entr\\p{L}+`

/** Airports that travelers do not use: "we don't fly into San Pedro", "Roatan airport is too expensive". */
const REFUSED_AIRPORT = [
  `${NOT_THERE} (?:(?:${ARRIVE})(?: (?:in|into|out|of|to|at|from|via|through|back|home|por|al?|en|de|desde)){1,3}|(?:sal\\p{L}+|regres\\p{L}+) (?:por|desde)) ${MARK}(?: airport)?(?! (?:until|till|before|hasta|antes)(?!\\p{L}))`,
  `(?<=(?:${ARRIVE})(?: \\p{L}+){1,2} ${MARK},? )(?:y |and |but |pero )?(?:not|no) (?:(?:por|al?|into|in|to) )?${MARK}`,
  `(?:(?:${FLY}|flights?|vuelos) (?:into|to|al?) ${MARK}|${MARK} airport|aeropuerto (?:de |en )?${MARK}) (?:is|are|es|son|salen?|estan?|queda) (?:way |too |very |so |muy |tan |demasiado )*(?:expensive|far|closed|car[oa]s?|lejos|cerrado)`,
].join('|')

const FERRY = '(?:the |el |la )?(?:ferry|boat|lancha|barco)'

/** "We don't want to fly to Roatan, we want the ferry" */
const NO_FLIGHT = `${NOT_THERE} (?:${FLY}) (?:to|a)(?= roatan(?!\\p{L}))`

/** Takes refused airports, and whether travelers refuse to fly to the island. */
export const takeRefusedAirports = (text: Scan): { refused: readonly Found[]; goesByFerry: boolean } => {
  const goesByFerry = text.has(FERRY) && text.take(NO_FLIGHT) !== undefined
  if (goesByFerry) text.takeAll(FERRY)
  return { refused: takeMarked(text, GATEWAY, REFUSED_AIRPORT), goesByFerry }
}

/** "We land in La Ceiba, by plane from San Pedro": San Pedro is not a stop. */
const FLOWN_FROM = `(?<=(?:${ARRIVING}) (?:${GATEWAY})(?: airport)?(?:,? ${TAKEN}+)? )(?:desde|from) (?:${GATEWAY})`
