import { randomBytes } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A fresh id as Stripe writes them: `prefix_` and `length` letters and digits. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** Now, in whole seconds since 1970, which is how Stripe tells time. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
