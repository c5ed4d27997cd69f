import { createHash } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The document id of a checkout session's order. One session is one id, so a second write finds the first one;
 * the session id, which opens the payment's details, cannot be read from it. The dot keeps it from anonymous readers.
 */
export const orderDocumentId = (sessionId: string): string => `order.${sha256(sessionId).slice(0, 40)}`
