/** 31 characters, a prime number, without look-alikes (no 0 O, no 1 I L). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const PREFIX = 'TRK-'
const RANDOM_LENGTH = 13
const BODY_LENGTH = RANDOM_LENGTH + 1
const GROUP = BODY_LENGTH / 2

export const DEMO_NUMBERS = ['TRK-DEMO-TRANSIT', 'TRK-DEMO-DELIVERED', 'TRK-DEMO-PROCESSING'] as const

export type NumberCheck = 'valid' | 'typo' | 'malformed' | 'demo'

/** Fills the array with random bytes; `crypto.getRandomValues` outside tests. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/**
 * A new tracking number, `TRK-7K2M9QX-4RB8WTG`: 13 random characters (64 bits) and a check character that
 * detects every single wrong character and every swap of two.
 */
export function generate(fill: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  let body = ''
  while (body.length < RANDOM_LENGTH) {
    for (const byte of fill(new Uint8Array(RANDOM_LENGTH * 2))) {
      if (byte < ALPHABET.length * 8 && body.length < RANDOM_LENGTH)
        body += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return inGroups(body + ALPHABET.charAt(checksum(body)))
}

/**
 * Normalizes what a person typed: upper case, no spaces, dashes in place, the prefix added when it is missing.
 * Anything that does not look like a number is only trimmed and put in upper case.
 */
export function normalize(text: string): string {
  const upper = text.trim().toUpperCase().replace(/\s+/g, '')
  const bare = upper.replace(/[-‐‑‒–—−_.]/g, '')
  const demo = DEMO_NUMBERS.find((number) => number.replaceAll('-', '') === bare)
  if (demo) return demo
  const hasPrefix = /^\s*TRK[^0-9A-Z]/i.test(text) || (bare.startsWith('TRK') && bare.length > BODY_LENGTH)
  const body = hasPrefix ? bare.slice(3) : bare
  return /^[0-9A-Z]+$/.test(body) && body.length === BODY_LENGTH ? inGroups(body) : upper
}

/** Validates a normalized number; `typo` means that its format is right but its check character is not. */
export function check(number: string): NumberCheck {
  if (DEMO_NUMBERS.some((demo) => demo === number)) return 'demo'
  const match = /^TRK-([0-9A-Z]{7})-([0-9A-Z]{7})$/.exec(number)
  if (!match) return 'malformed'
  const body = `${match[1]}${match[2]}`
  const known = [...body].every((character) => ALPHABET.includes(character))
  return known && ALPHABET[checksum(body.slice(0, RANDOM_LENGTH))] === body.at(-1) ? 'valid' : 'typo'
}

const inGroups = (body: string) => `${PREFIX}${body.slice(0, GROUP)}-${body.slice(GROUP)}`

/**
 * Weights 2 to 14 for the random characters and 1 for the check character, all different in a prime field: a
 * changed character or two swapped ones always change the sum.
 */
function checksum(random: string): number {
  const sum = [...random].reduce((total, character, at) => total + ALPHABET.indexOf(character) * (at + 2), 0)
  return (ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length
}
