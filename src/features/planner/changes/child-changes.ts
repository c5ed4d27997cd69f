import { MAX_CHILDREN, type TripWish } from '../engine/parameters'
import { USUAL_AGE } from '../reader/usual-age'
import { words } from './change-words'
import { notComing } from './not-coming'

// What a text says about children who drop out of a trip or join it.

const CHILD =
  '(?:kid|child|(?:grand)?(?:son|daughter)|boy|girl|ni[ñn][oa]|hij[oa]|niet[oa]|cipot[ea]|nephew|niece|sobrin[oa]|teen(?:ager)?)'
const BABY = '(?:baby|infant|beb[eé])'

/** "The 9-year-old is not coming anymore", "el niño de 9 ya no viene", "my kid of 7 stays home" */
const CHILD_STAYS_HOME = new RegExp(
  `(?:(?:the|my|our|el|la|mi|nuestr[oa]) )?(?:${CHILD},? (?:(?:of|aged|de) )?)?(?<!\\p{L}|\\d)(?<age>\\d{1,2})(?:[- ]?(?:years?[- ]olds?|a[ñn]os|yo))?(?:(?: (?:is|are|ca|can|will|does|do|wo))?(?:n['’]?t| not| no longer| ya no| no)(?: \\p{L}+)? (?:com|join|mak|vien|vendr|va(?!\\p{L})|pued)\\p{L}*| (?:(?:is|will|has to|va a) )?(?:stay(?:s|ing)?(?: at)? home|se queda en (?:la )?casa|quedarse en (?:la )?casa))`,
  'giu',
)

const withoutOne = (ages: readonly number[], age: number): readonly number[] =>
  ages.includes(age) ? ages.toSpliced(ages.indexOf(age), 1) : ages

/** The children that a text names: those who join the others, or all, with the ages known before. */
export const changedChildren = (
  text: string,
  { children }: TripWish,
  named: readonly number[],
  isAdding: boolean,
): number[] => {
  // "Los niños ya no vienen"
  if (named.length === 0) return []
  const home = [...text.matchAll(CHILD_STAYS_HOME)].map(({ groups }) => Number(groups?.['age']))
  const kept = home.reduce(withoutOne, children)
  if (kept.length < children.length) return [...kept]
  if (isAdding) return [...children, ...named].slice(0, MAX_CHILDREN)
  const areKnown = named.length <= children.length && named.every((age) => age === USUAL_AGE)
  const hasAges = new RegExp(`\\b(?:${USUAL_AGE}|eight|ocho)\\b`, 'i').test(text)
  return areKnown && !hasAges ? children.slice(0, named.length) : [...named]
}

/** "One kid is 12, not 10" */
const CORRECTED_AGE =
  /(?<!\d)(?<age>\d{1,2})(?: years?(?: old)?| a[ñn]os)?,? (?:not|(?:y )?no|instead of|rather than|en (?:vez|lugar) de) (?<was>\d{1,2})(?!\d)/iu

const ONLY_ADULTS = words(
  '(?:(?:only|just|s[oó]lo|solamente|puros) (?:(?:the|us|los) )?adult[oa]?s|adults only)',
)

const ours = (who: string) => notComing(`(?:the|my|our|el|la|mi|nuestr[oa]) ${who}`)

const CHILD_NOT_COMING = ours(CHILD)
const BABY_NOT_COMING = ours(BABY)

/** Another age of a child; or children, one by age, or the only child or baby of a trip, who do not come. */
export const childAtHome = (
  text: string,
  { children, infants }: TripWish,
): { found: string; who?: Partial<Pick<TripWish, 'children' | 'infants'>> } | undefined => {
  const [aged, ...others] = text.matchAll(CHILD_STAYS_HOME)
  const age = Number(aged?.groups?.['age'])
  const { 0: corrected, groups } = CORRECTED_AGE.exec(text) ?? {}
  const was = children.indexOf(Number(groups?.['was']))
  if (corrected !== undefined && was >= 0)
    return { found: corrected, who: { children: children.with(was, Number(groups?.['age'])) } }
  const [grown] = ONLY_ADULTS.exec(text) ?? []
  if (grown !== undefined) return { found: grown, who: { children: [], ...(infants > 0 && { infants: 0 }) } }
  if (aged && others.length === 0 && children.includes(age))
    return { found: aged[0], who: { children: [...withoutOne(children, age)] } }
  const find = (patterns: readonly RegExp[]) => patterns.flatMap((one) => one.exec(text)?.[0] ?? [])[0]
  const baby = find(BABY_NOT_COMING)
  if (baby !== undefined) return { found: baby, ...(infants === 1 && { who: { infants: 0 } }) }
  const child = children.length + infants === 1 ? find(CHILD_NOT_COMING) : undefined
  return child === undefined
    ? undefined
    : { found: child, who: infants === 1 ? { infants: 0 } : { children: [] } }
}
