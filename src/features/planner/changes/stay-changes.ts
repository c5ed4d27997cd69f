import { ADD, COUNT, LESS, SHORTEN, countOf } from './change-words'

const MORE_OR_LESS = 'more|extra|additional|fewer|less|m[aá]s|adicional(?:es)?|menos'
const OF_DAYS = '(?: (?:day|night|d[ií]a|noche)s?)?'

/** "One night less in Roatán", "agrega una en Copán" */
const STAY_CHANGE = new RegExp(
  `(?<!\\p{L})(?:(?<before>${ADD}|${SHORTEN}) )?(?:${COUNT}|(?<other>another(?: one)?|otra))${OF_DAYS}(?: (?<sort>${MORE_OR_LESS}))?${OF_DAYS} (?:in|on|at|from|to|en|de|a) (?:(?:the|la|el|las|los) )?(?<place>\\p{L}+(?: (?!(?:and|y) )\\p{L}+)?)(?=(?<also> (?:and|y) (?:(?:in|on|en) )?\\p{L}+)?)`,
  'giu',
)

/** "One night less in Roatán and one more in Copán": nights by place. */
export const changesOfStays = (text: string, ids: readonly string[]) => {
  const changes = [...text.matchAll(STAY_CHANGE)].flatMap(({ 0: found, groups }) => {
    const { count = '', before, other, sort = before ?? other, place = '', also = '' } = groups ?? {}
    if (sort === undefined) return []
    const names = `${place}${also}`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    // "Copán" is not Santa Rosa de Copán if the trip has both.
    const isOwn = (id: string, word: string) =>
      id.startsWith(word) || !ids.some((one) => one.startsWith(word))
    const isNamed = (id: string) =>
      id.split('-').some((word) => word.length > 3 && isOwn(id, word) && names.includes(word))
    const longer = countOf(count) * (LESS.test(sort) ? -1 : 1)
    return ids.filter(isNamed).map((id) => ({ found, id, longer }))
  })
  const stays = Object.fromEntries(changes.map(({ id, longer }) => [id, longer]))
  if (changes.length === 0) return undefined
  const days = Object.values(stays).reduce((all, one) => all + one, 0)
  return { found: changes.map(({ found }) => found), days, stays }
}
