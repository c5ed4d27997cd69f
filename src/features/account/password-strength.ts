import { worthOf } from './password-worth'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 256

export type Strength =
  | { readonly level: 'short'; readonly missing: number }
  | { readonly level: 'long' | 'weak' | 'repeated' | 'common' | 'own' | 'fair' | 'strong' }

const MIN_KINDS = 3
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

const isVaried = (password: string) => KINDS.filter((kind) => kind.test(password)).length >= MIN_KINDS

/** Whether a password meets Auth0's default policy: 8 characters of 3 kinds. Auth0 checks again, and knows only a to z. */
export const isAllowed = (password: string): boolean => {
  const { length } = [...password]
  return length >= MIN_PASSWORD && length <= MAX_PASSWORD && isVaried(password)
}

/** Below this, a password is easy to guess. */
const FAIR_WORTH = 6
const STRONG_WORTH = 8

/** A rough strength from length, kinds of characters, and what is left without what guessers try first. */
export const passwordStrength = (password: string, owner: readonly string[] = []): Strength => {
  const characters = [...password]
  if (characters.length < MIN_PASSWORD) return { level: 'short', missing: MIN_PASSWORD - characters.length }
  if (characters.length > MAX_PASSWORD) return { level: 'long' }
  if (!isVaried(password)) return { level: 'weak' }
  if (new Set(characters).size < 5) return { level: 'repeated' }
  const { worth, hasOwn } = worthOf(password, owner)
  if (worth < FAIR_WORTH) return { level: hasOwn ? 'own' : 'common' }
  return { level: characters.length >= 12 && worth >= STRONG_WORTH ? 'strong' : 'fair' }
}
