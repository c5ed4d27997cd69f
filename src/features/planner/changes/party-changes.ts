import { MAX_ADULTS, type TripWish } from '../engine/parameters'
import type { Understood } from '../reader/understood'
import { childAtHome } from './child-changes'
import { ADD, ANY_COUNT, COUNT, SHORTEN, countOf, words } from './change-words'
import { THAT_IS_ALL, notComing } from './not-coming'

// What a text says about those who join the trip or drop out of it.

export interface PartyChange {
  /** Those who come now. */
  readonly who?: Partial<Pick<TripWish, 'adults' | 'children' | 'infants'>>
  /** The words that say so. */
  readonly found: readonly string[]
  /** Words about those who drop out, if the text does not tell how many are left. */
  readonly left?: readonly string[]
}

const WHOSE = '(?:my|our|the|mis?|nuestr[oa]s?|el|la|los|las)'

const COME = '(?:vienen?|se (?:(?:me|nos) )?(?:une|suma|apunta|pega)n?)'

/** Others who come along: "my sister is coming too", "un adulto más". */
const JOINING = words(
  `(?:(?:is|are|'s|'re) (?:also )?(?:coming|joining)(?: along)?|joins?|comes? (?:too|along)|too|tambi[eé]n|(?<!no )${COME}|(?:adult[oa]s?|personas?|people|amig[oa]s?) m[aá]s|(?:more|extra|another) (?:adults?|persons?|people|friends?)|otr[oa]s? (?:adult|person)\\p{L}*|(?:${ADD})(?: a)? (?:${ANY_COUNT} (?:adult|person|people|friend|amig)|my|our|mis?|nuestr[oa]s?)\\p{L}*)`,
)

export const isJoining = (text: string) => JOINING.test(text)

/** All who come, rather than those who join the others: "vienen 3 personas", "we are 4 now". */
const ALL_COME = words(
  `(?:${ANY_COUNT} (?:people|persons) are coming|vienen ${ANY_COUNT} (?:personas|adultos)|(?:we(?: are|['’]re)|somos|seremos)(?: now| ahora)? ${ANY_COUNT})(?! (?:\\p{L}+ )?(?:more|m[aá]s|too|tambi[eé]n))`,
)

const PEOPLE = '(?:people|persons?|of us|personas?)'
const NOW = '(?:now|ahora|only|just|s[oó]lo|coming|altogether|in (?:all|total)|en total)'

/** How many come, children included: "we are now 4", "seremos 6 en total", "3 people are coming" */
const IN_ALL = [
  `(?:we(?: are|['’]re| will be|['’]ll be)|there(?: are|['’]re| will be|['’]ll be)|somos|seremos|vamos a ser|(?:ahora|s[oó]lo) vamos)(?: ${NOW})* ${COUNT}(?: ${PEOPLE})?`,
  `(?<!the )(?:(?:vienen |make it )?${COUNT} ${PEOPLE}(?: are coming)?|(?:family of|familia de) (?<family>${ANY_COUNT}))`,
].map((pattern) =>
  words(
    `${pattern}(?: ${NOW})*(?:(?<and> (?:with|including|counting|con|incluyendo|contando))(?!\\p{L})|(?= ?(?:$|[.,;!]|(?:and|but|so|y|pero|instead) )))`,
  ),
)

/** A number of people without the writer: "two more friends", "tres primos" */
const COUNTED = new RegExp(
  `(?<!\\p{L})${COUNT} (?:(?!(?:and|y) )\\p{L}+ )?(?:people|person|adult|friend|amig|cousin|prim[oa]|brother|sister|herman|guys|women|men|mujer|hombre|colleague|coleg|compa[ñn]er)`,
  'giu',
)

const FRIENDS = `(?:${COUNT}|another|otr[oa]s?) (?:(?:more|other) )?(?:(?:of|de) ${WHOSE} )?(?:friend|amig[oa]|cousin|prim[oa])s?(?: (?:of mine|of ours|m[aá]s))?`

const COMES = `(?:com(?:e|es|ing)|join(?:s|ing)?|tag(?:s|ging)?(?= along)|${COME})`

const ELDER =
  '(?:(?:la|el) )?(?:gran(?:ny|d(?:ma|pa))|nana|abuel(?:it)?[oa]|mom|mum|dad|mam[aá]|pap[aá]|suegr[oa])'

/** Friends and grandparents whom the reader does not count: "a friend is joining us", "viene un amigo". */
const FRIENDS_JOIN = [
  `${FRIENDS} (?:(?:is|are|will|also|be) )*${COMES}${THAT_IS_ALL}`,
  `(?<!no )${COME} ${FRIENDS}${THAT_IS_ALL}`,
  `${ELDER} (?:(?:is|will|also|be) )*${COMES}${THAT_IS_ALL}`,
  `(?<!no )(?:tambi[eé]n )?${COME} ${ELDER}${THAT_IS_ALL}`,
  `${COUNT} (?:more friends?|amig[oa]s? m[aá]s)${THAT_IS_ALL}`,
].map(words)

/** "My husband", "two of our friends", "my brother and his wife" */
const WHO = `(?<who>(?:${ANY_COUNT} (?:(?:of|de) ${WHOSE} )?|${WHOSE} (?:${ANY_COUNT} )?)(?!no |ya )[\\p{L}-]+(?: (?!ya )\\p{L}+){0,2}?(?: (?:and|y) (?:(?:${WHOSE}|his|her|su) )?[\\p{L}-]+)?)`

const ABSENT = notComing(WHO)

const ADULTS = '(?:adult[oa]?s?|persons?|people|personas?)'

/** "One adult less" */
const FEWER = [
  `${COUNT} ${ADULTS} (?:less|fewer|menos)`,
  `${COUNT} (?:less|fewer) ${ADULTS}`,
  `(?:${SHORTEN}|minus|menos) ${COUNT} ${ADULTS}`,
].map(words)

const KIDS =
  /hij[oa]|ni[ñn][oa]|kid|child|(?<!\p{L})(?:grand)?sons?(?!\p{L})|daughter|bab|beb|sobrin|nephew|niece|niet|boys?(?!\p{L})|girls?(?!\p{L})|teen|cipot|years?|a[ñn]os/iu

const PAIR = /parents|padres|pap[aá]s|in[ -]laws|suegros|abuel(?:it)?os|couple|otra pareja/iu

const COUNTED_ONE = words(COUNT)

/** How many adults, if the words tell: not "my friends". */
const adultsIn = (who: string, areKidsRead: boolean): number => {
  const counts = who.split(/ (?:and|y) /iu).map((one) => {
    if (KIDS.test(one)) return areKidsRead ? 0 : Number.NaN
    const { count } = COUNTED_ONE.exec(one)?.groups ?? {}
    if (count !== undefined) return countOf(count)
    return PAIR.test(one) ? 2 : /s$/iu.test(one) ? Number.NaN : 1
  })
  return counts.reduce((sum, one) => sum + one, 0)
}

/** The text goes on about who comes: "but my sister is". */
const OTHERS = words(`(?:with|con|(?:and|but|y|pero|,) ${WHOSE}|adult\\p{L}*)`)

const ONLY_ME = words(`only me${THAT_IS_ALL}`)

/** Unlike "I want to dive", which says nothing about the others. */
const ALONE = words(
  '(?:1|one|una?) (?:adult|person|travel|viajer)\\p{L}*|sol(?:it)?[oa]|s[oó]lo|alone|single|solter[oa]|myself|on my own|(?:just|only) (?:me|i)|backpacker|mochiler[oa]|viud[oa]|widow(?:er)?',
)

const AFTER_ALL = /^(?:\p{L}+,? )?al final(?!\p{L})/iu

/** The first words that one of the patterns finds. */
const matchOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find(Boolean) ?? undefined

/** Those who drop out, of whom the reader knows the words, or counts them. */
const absentIn = (text: string, { adults, children, unknown }: Understood) =>
  ABSENT.flatMap((pattern) => {
    const { 0: found = '', groups } = pattern.exec(text) ?? {}
    const isKnown =
      (adults ?? children) !== undefined || unknown.some((one) => / /.test(one) && found.includes(one))
    const gone = adultsIn(groups?.['who'] ?? '', children !== undefined)
    return found && isKnown && gone > 0 ? [{ found, gone }] : []
  })

/** How many more adults come: "my sister is coming too" counts the writer. */
const joiningIn = (text: string, { adults, children }: Understood) => {
  const joining = text.match(new RegExp(JOINING, 'giu'))?.join(' ')
  if (adults === undefined) {
    // A friend of theirs may be a child.
    if (children) return undefined
    const { 0: found, groups } = matchOf(FRIENDS_JOIN, text) ?? {}
    return found === undefined ? undefined : { found, more: countOf(groups?.['count'] ?? '') }
  }
  if (joining === undefined || ALL_COME.test(text)) return undefined
  const isCounted = [...text.matchAll(COUNTED)].some(
    ({ groups }) => countOf(groups?.['count'] ?? '') === adults,
  )
  return { found: joining, more: isCounted ? adults : Math.max(1, adults - 1) }
}

/** Who comes on a trip after what a text changes. */
export const partyChange = (text: string, trip: TripWish, answer: Understood): PartyChange | undefined => {
  const child = childAtHome(text, trip)
  if (!child) return adultsChange(text, trip, answer)
  const { found, who } = child
  if (!who) return { found: [], left: [found] }
  const others = adultsChange(text.replace(found, ' '), trip, answer)
  const after = AFTER_ALL.exec(text) ?? []
  const named = answer.unknown.filter((words) => words.toLowerCase().includes(found.toLowerCase()))
  return {
    ...others,
    found: [...after, found, ...named, ...(others?.found ?? [])],
    who: { ...others?.who, ...who },
  }
}

const adultsChange = (
  text: string,
  { adults: before, children, infants }: TripWish,
  read: Understood,
): PartyChange | undefined => {
  const isSpeaker = read.adults === 1 && (read.children ?? read.infants) === undefined && !ALONE.test(text)
  const answer = isSpeaker ? { ...read, adults: undefined } : read
  const { adults } = answer
  const after = AFTER_ALL.exec(text) ?? []
  const become = (number: number, ...found: readonly string[]) => ({
    who: { adults: Math.min(MAX_ADULTS, Math.max(1, number)) },
    found: [...after, ...found],
  })
  const { 0: fewer, groups } = matchOf(FEWER, text) ?? {}
  if (fewer !== undefined) return become(before - countOf(groups?.['count'] ?? ''), fewer)
  const absent = absentIn(text, answer)
  const found = absent.map((one) => one.found)
  const rest = found.reduce((left, one) => left.replace(one, ' '), text)
  const joining = joiningIn(rest, answer)
  if (absent.length > 0 && !ALL_COME.test(rest)) {
    const gone = absent.reduce((sum, one) => sum + one.gone, 0)
    if (adults !== undefined && !joining && OTHERS.test(rest)) return { found: [], left: found }
    return become(before - gone + (joining?.more ?? 0), ...found, joining?.found ?? '')
  }
  if (joining) return become(before + joining.more, joining.found)
  const all = matchOf(IN_ALL, text)
  const number = countOf(all?.groups?.['count'] ?? all?.groups?.['family'] ?? '')
  const isTotal = (answer.children ?? answer.infants) === undefined || all?.groups?.['and'] !== undefined
  if (all && (adults ?? number) === number && isTotal) {
    const rest = number - (answer.children ?? children).length - (answer.infants ?? infants)
    return rest > 0 ? become(rest, all[0]) : { found: [], left: [all[0]] }
  }
  if (adults !== undefined) return become(adults)
  const [alone] = ONLY_ME.exec(text) ?? []
  return alone === undefined ? undefined : become(1, alone)
}
