export const MIN_PASSWORD = 8

export type Strength =
  | { readonly level: 'short'; readonly missing: number }
  | { readonly level: 'weak' | 'fair' | 'strong' }

const MIN_KINDS = 3
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

const isVaried = (password: string) => KINDS.filter((kind) => kind.test(password)).length >= MIN_KINDS

/** Whether a password meets Auth0's default policy: 8 characters of 3 kinds. Auth0 checks again, and knows only a to z. */
export const isAllowed = (password: string): boolean =>
  [...password].length >= MIN_PASSWORD && isVaried(password)

/** A rough password strength from length, kinds of characters, and number of different characters. */
export const passwordStrength = (password: string): Strength => {
  const characters = [...password]
  if (characters.length < MIN_PASSWORD) return { level: 'short', missing: MIN_PASSWORD - characters.length }
  const different = new Set(characters).size
  if (!isVaried(password) || different < 5) return { level: 'weak' }
  return { level: characters.length >= 12 && different >= 9 ? 'strong' : 'fair' }
}
