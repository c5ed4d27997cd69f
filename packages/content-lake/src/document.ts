/** A stored document. Read-only: views and history share it. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

export const isDraftId = (id: string) => id.startsWith(DRAFTS)
const isVersionId = (id: string) => id.startsWith(VERSIONS)
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)

/** Documents with a dot in their id are only visible with a token. */
export const isPublicId = (id: string) => !id.includes('.')

/** `a` for `a`, `drafts.a` and `versions.r1.a`. */
export const publishedIdOf = (id: string) => {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  return isVersionId(id) ? id.split('.').slice(2).join('.') : id
}

const VALID_ID = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/

/** Sanity's rule for ids: at most 128 of `a-zA-Z0-9._-`, no dot at the end, no consecutive dots. */
export const isValidId = (id: string) => VALID_ID.test(id) && !id.endsWith('.') && !id.includes('..')

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Random letters and digits; 22 of them have more than 128 bits of entropy. */
export const randomName = (length = 22) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  )
