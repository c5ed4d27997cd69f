import { randomBytes } from 'node:crypto'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new id in Stripe's format: `prefix_` and `length` letters and digits. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`

/** Now, in seconds since 1970. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
