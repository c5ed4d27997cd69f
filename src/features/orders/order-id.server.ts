import { createHash } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The document id of a checkout session's order. Derived from the session, so a second write finds the first;
 * hashed, because the session id gives access to the payment. The dot hides the document from anonymous readers.
 */
export const orderDocumentId = (sessionId: string): string => `order.${sha256(sessionId).slice(0, 40)}`
