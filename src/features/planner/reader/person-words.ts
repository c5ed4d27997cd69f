import { isNumber, numberOf } from './ages'

export const TWINS_WORDS = 'twins|triplets|gemel[oa]s|melliz[oa]s|trilliz[oa]s'

/** Before babies, all of the same age. */
export const TWIN = 'twin|triplet'

export const GRANDCHILDREN = 'niet(?:it)?[oa]s?|grand(?:child(?:ren)?|kids?|sons?|daughters?)'

/** The English word, not the Spanish "son 12 días". */
const SON =
  "(?<=\\b(?:my|our|his|her|an?|one|the|and|old|older|younger|young|little|twin|only|with|wife|husband|mom|dad|daughter),? )son|son(?= ?(?:\\(|and |'s))|sons"

/** They may also be adults. */
const BOYS = 'boys|girls|chic[oa]s'

export const OWN_KIDS = `kids?|child(?:ren)?|${SON}|daughters?|boy|girl|teen(?:ager)?s?|nin[oa]s?|nen[ea]s?|hij[oa]s?|chic[oa]|cipot[ea]s?|guirr[oa]s?|peques?|adolescentes?|${GRANDCHILDREN}|${TWINS_WORDS}`

export const KIDS = `${OWN_KIDS}|${BOYS}`

export const NEPHEWS = 'sobrin[oa]s?|nephews?|nieces?'

export const TEENS = /\b(?:teen|adolescen)/

export const STUDENTS = 'students|pupils|estudiantes|alumn[oa]s'

/** Adults who travel together, unless something says that they are children. */
export const GROWN = 'guys|chic[oa]s|muchach[oa]s|chav[oa]s'

export const YOUNG = `girls|boys|${GROWN}`

/** "With kids": at least two. */
export const PLURAL = /(?:s|children)$/

/** A word before the children that tells which. */
export const SORT = '(?:(?:small|little|young|older|more|other|college|twin|pequen[oa]s) )?'

const TWINS = /\b(?:twin|gemel|melliz)/
const TRIPLETS = /\b(?:triplet|trilliz)/

export const BABIES = 'bab(?:y|ies)|infants?|toddlers?|bebes?|bebit[oa]s?|newborns?|recien nacid[oa]s?'

export const ADULTS = 'adult[oa]?s?|grown.?ups?'

export const PEOPLE = `people|ppl|pax|friends|budd(?:y|ies)|mates|pals|persons|travel(?:l?)ers|backpackers|colleagues|personas|amig[oa]s|cuates|compas|cher[oa]s|senor(?:es|as)|viajeros|mochiler[oa]s|companeros|colegas|guys|girlfriends|women|men|ladies|mujeres|hombres|retirees|jubilad[oa]s|pensionad[oa]s|siblings|brothers|sisters|cousins|herman[oa]s|prim[oa]s|teachers|maestr[oa]s|profesor(?:es|as)|${STUDENTS}`

/** A partner: one adult besides the speaker. */
export const PARTNER =
  'wife|husband|hubby|spouse|jev[oa]|girlfriend|boyfriend|gf|bf|partner|fiancee?|esposa|esposo|marido|mujer|senora|no[vb]i[oa]|pareja'

export const PARENT = 'mom|mum|mother|dad|father|mama|papa|madre|padre'

export const RELATIVE = `(?:mother|father|sister|brother)[ -]in[ -]law|${PARENT}|sister|brother|aunt|uncle|cousin|gran(?:ny|d(?:mother|father|ma|pa))|(?:best )?(?:friend|buddy|mate)|bff|herman[oa]|ti[oa]|prim[oa]|abuel(?:it)?[oa]|suegr[oa]|cunad[oa]|amig[oa]`

export const WHOSE = 'our|my|mis?|nuestr[oa]s?|the|los|las'

/** Before a person the text may have mentioned already. */
export const THE = /\b(?:the|el|la|los|las|l?al?) $/

/** The number before a noun; without a number, twins are two and triplets three. */
export const counted = (count: string | undefined, words: string, otherwise: number): number => {
  if (count !== undefined && isNumber(count)) return numberOf(count)
  return TRIPLETS.test(words) ? 3 : TWINS.test(words) ? 2 : otherwise
}

export const PARENTS =
  'parents|papas|padres|(?:mom|mother) and (?:my )?(?:dad|father)|(?:mama|madre) y (?:mi )?(?:papa|padre)'

export const IN_LAWS = 'parents-in-law|in-laws|suegros'

export const GRANDPARENTS =
  'grandparents|abuel(?:os|itos)|grand(?:ma|mother) (?:and|&) grand(?:pa|father)|grand(?:pa|father) (?:and|&) grand(?:ma|mother)|abuel(?:it)?[oa] y (?:la |el )?abuel(?:it)?[oa]'

export const THEIR = `(?:(?:${WHOSE}|his|her|their|sus?|el|la) )`
