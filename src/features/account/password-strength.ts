export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 256

export type Strength =
  | { readonly level: 'short'; readonly missing: number }
  | { readonly level: 'long' | 'weak' | 'repeated' | 'common' | 'fair' | 'strong' }

const MIN_KINDS = 3
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

const isVaried = (password: string) => KINDS.filter((kind) => kind.test(password)).length >= MIN_KINDS

/** Whether a password meets Auth0's default policy: 8 characters of 3 kinds. Auth0 checks again, and knows only a to z. */
export const isAllowed = (password: string): boolean =>
  [...password].length >= MIN_PASSWORD && isVaried(password)

/** Words of passwords that are tried first. */
const COMMON =
  /password|passwd|pass|contrasena|clave|qwerty|asdfg?h?|abcd?e?f?|honduras|catrach[ao]|tegucigalpa|rumbo|welcome|bienvenid[ao]|admin|letmein|iloveyou|teamo|dragon|monkey|princes[as]|football|futbol/g

/** Whether its letters are common words, also with the usual replacements, as in `P@ssw0rd`. */
const isCommon = (password: string): boolean =>
  [password, password.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's')].some(
    (text) => text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase().replace(COMMON, '') === '',
  )

/** A rough password strength from length, kinds of characters, number of different characters, and common words. */
export const passwordStrength = (password: string): Strength => {
  const characters = [...password]
  if (characters.length < MIN_PASSWORD) return { level: 'short', missing: MIN_PASSWORD - characters.length }
  if (password.length > MAX_PASSWORD) return { level: 'long' }
  const different = new Set(characters).size
  if (!isVaried(password)) return { level: 'weak' }
  if (different < 5) return { level: 'repeated' }
  if (isCommon(password)) return { level: 'common' }
  return { level: characters.length >= 12 && different >= 9 ? 'strong' : 'fair' }
}
