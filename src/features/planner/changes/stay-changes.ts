import { ADD, COUNT, EXTEND, LESS, SHORTEN, countOf, words } from './change-words'
import type { TimeChange } from './time-change'

const MORE_OR_LESS = 'more|extra|additional|fewer|less|m[aá]s|adicional(?:es)?|menos'
const OF_DAYS = '(?: (?:day|night|d[ií]a|noche)s?)?'

const TAKE_OFF = 'take(?= (?:\\p{L}+ |\\d+ ){1,3}(?:from|off) )'

/** "One night less in Roatán", "agrega una en Copán" */
const STAY_CHANGE = new RegExp(
  `(?<!\\p{L})(?:(?<before>${ADD}|${EXTEND}|${SHORTEN}|${TAKE_OFF}|menos|minus|plus) )?(?:${COUNT}|(?<other>another(?: one)?|otr[oa]))${OF_DAYS}(?: (?<sort>${MORE_OR_LESS}))?${OF_DAYS} (?:in|on|at|from|off|to|en|de|a) (?:(?:the|la|el|las|los) )?(?<place>\\p{L}+(?: (?!(?:and|y) )\\p{L}+)?)(?=(?<also> (?:and|y) (?:(?:in|on|en) )?\\p{L}+)?)`,
  'giu',
)

/** "Extend Roatán by a day", "bump Copán up a night", "give Roatán an extra night" */
const PLACE_FIRST = new RegExp(
  `(?<!\\p{L})(?:(?<before>${EXTEND}|${SHORTEN})|give|d[aá]le) (?:(?:(?:my|our|the|la|el|mi|nuestra) )?(?:stay|time|visit|estad[ií]a|visita) (?:in|at|on|en) )?(?:al? |en )?(?:(?:the|la|el|las|los) )?(?<place>\\p{L}+(?: (?!by|up|to|an?|one|another|en|por|un)\\p{L}+){0,2}?)(?: up)?(?: (?:by|for|por|en))?(?: (?:${COUNT}|(?<other>another|otr[oa])))(?: (?<more>${MORE_OR_LESS}))? (?:day|night|d[ií]a|noche)s?(?: (?<sort>${MORE_OR_LESS}))?(?!\\p{L})`,
  'giu',
)

const TAKE = 'take|move|shift|transfer|pas[aáe]\\p{L}*|mu[eé]v\\p{L}*'
const GIVE = `(?:${ADD}|put|give|spend|use|p[oó]n\\p{L}*|d[aá]\\p{L}*|p[aá]s\\p{L}*)(?: (?:it|them|that(?: night)?))?`

/** "Move a night from Roatán to Copán", "quita una noche de Roatán y agrégala a Copán" */
const MOVE = new RegExp(
  `(?<!\\p{L})(?:${TAKE}|${SHORTEN}) ${COUNT}${OF_DAYS} (?:from|off|in|on|at|of|de|en|a) (?<from>\\p{L}+(?: (?!(?:and|y) )\\p{L}+){0,3}?)(?:,? (?:and |y |to )?${GIVE})? (?:to|in|on|at|al?|en) (?<to>\\p{L}+(?: (?!(?:and|y) )\\p{L}+){0,2})`,
  'iu',
)

/** The places that a text names, of those with the `ids`. */
export const placesIn = (text: string, ids: readonly string[]) => {
  const names = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  // "Copán" is not Santa Rosa de Copán if the trip has both.
  const isOwn = (id: string, word: string) => id.startsWith(word) || !ids.some((one) => one.startsWith(word))
  return ids.filter((id) =>
    id.split('-').some((word) => word.length > 3 && isOwn(id, word) && names.includes(word)),
  )
}

const moveOf = (text: string, ids: readonly string[]) => {
  const { 0: found, groups } = MOVE.exec(text) ?? {}
  const { count = '', from = '', to = '' } = groups ?? {}
  const [first, ...firsts] = placesIn(from, ids)
  const [second, ...seconds] = placesIn(to, ids)
  return found === undefined || !first || !second || firsts.length + seconds.length > 0
    ? []
    : [
        { found, id: first, longer: -countOf(count) },
        { found, id: second, longer: countOf(count) },
      ]
}

const EVERYWHERE =
  '(?:everywhere|(?:(?:in|at|on|en) )?(?:each|every|cada)(?: (?:place|stop|one|destination|lugar|un[oa]|parada|destino|sitio))|each|in all (?:places|of them)|en todos(?: (?:los lugares|ellos))?|en todas partes)'

/** "Two nights in each place", "one more night everywhere" */
const SAME_EVERYWHERE = words(
  `${COUNT}(?: (?<more>${MORE_OR_LESS}))? (?:day|night|d[ií]a|noche)s?(?: (?<sort>${MORE_OR_LESS}))? ${EVERYWHERE}`,
)

/** What a text says of the nights in all places with the `ids`. */
export const changeEverywhere = (text: string, ids: readonly string[]): TimeChange | undefined => {
  const { 0: found, groups } = SAME_EVERYWHERE.exec(text) ?? {}
  const { count = '', more, sort = more } = groups ?? {}
  if (found === undefined || ids.length === 0) return undefined
  const all = (nights: number) => Object.fromEntries(ids.map((id) => [id, nights]))
  if (sort === undefined) return { found, mayBeNew: true, nights: all(countOf(count)) }
  const longer = countOf(count) * (LESS.test(sort) ? -1 : 1)
  return { found, longer: longer * ids.length, stays: all(longer) }
}

/** "One night less in Roatán and one more in Copán": nights by place. */
export const changesOfStays = (text: string, ids: readonly string[]) => {
  const moved = moveOf(text, ids)
  const rest = text.replace(moved[0]?.found ?? '', ' ')
  const others = [...rest.matchAll(PLACE_FIRST), ...rest.matchAll(STAY_CHANGE)].flatMap(
    ({ 0: found, groups }) => {
      const {
        count = '',
        before,
        other,
        more,
        sort = more ?? before ?? other,
        place = '',
        also = '',
      } = groups ?? {}
      if (sort === undefined) return []
      const longer = countOf(count) * (LESS.test(sort) ? -1 : 1)
      return placesIn(place + also, ids).map((id) => ({ found, id, longer }))
    },
  )
  const changes = [...moved, ...others]
  const stays = Object.fromEntries(changes.map(({ id, longer }) => [id, longer]))
  if (changes.length === 0) return undefined
  const days = Object.values(stays).reduce((all, one) => all + one, 0)
  return { found: changes.map(({ found }) => found), days, stays }
}
