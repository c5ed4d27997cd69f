export const MIN_PASSWORD = 8

export type Strength =
  | { readonly level: 'short'; readonly missing: number }
  | { readonly level: 'weak' | 'fair' | 'strong' }

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/**
 * A rough password strength from length, kinds of characters, and number of different characters. `fair` is the
 * minimum of Auth0's default policy: 8 characters of 3 kinds.
 */
export const passwordStrength = (password: string): Strength => {
  const characters = [...password]
  if (characters.length < MIN_PASSWORD) return { level: 'short', missing: MIN_PASSWORD - characters.length }
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const different = new Set(characters).size
  if (kinds < 3 || different < 5) return { level: 'weak' }
  return { level: characters.length >= 12 && different >= 9 ? 'strong' : 'fair' }
}
