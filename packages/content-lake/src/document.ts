/** A stored document. Treat it as read-only: snapshots, history and views share it. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

export const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

export const isDraftId = (id: string) => id.startsWith(DRAFTS)
export const isVersionId = (id: string) => id.startsWith(VERSIONS)
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)

/** An id with a dot lives on a sub-path and is never shown without a token. */
export const isPublicId = (id: string) => !id.includes('.')

/** `drafts.a` and `versions.r1.a` are both about `a`. */
export const publishedIdOf = (id: string) => {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  return isVersionId(id) ? id.split('.').slice(2).join('.') : id
}

const VALID_ID = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/

/** What Sanity accepts as a document id: at most 128 of `a-zA-Z0-9._-`, no dot at an end, no two dots in a row. */
export const isValidId = (id: string) => VALID_ID.test(id) && !id.endsWith('.') && !id.includes('..')

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A random name of `length` letters and digits; 22 of them hold more than 128 bits. */
export const randomName = (length = 22) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  )
