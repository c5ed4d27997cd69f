/** A failed mutation or action in `error.items`. */
export interface ErrorItem {
  readonly type: string
  readonly description: string
  readonly [detail: string]: unknown
}

/** An error response with the body that Sanity sends. */
export class LakeError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 500 | 501
  readonly body: object

  constructor(status: LakeError['status'], message: string, body: object, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }
}

/** A rejected write; the route turns it into a mutation error or an action error. */
export class Refused extends Error {
  readonly status: LakeError['status']
  readonly item: ErrorItem
  readonly index: number

  constructor(status: LakeError['status'], item: ErrorItem, index = 0) {
    super(item.description)
    this.name = 'Refused'
    this.status = status
    this.item = item
    this.index = index
  }
}

const REASONS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
} as const

/** `{ statusCode, error, message }`, the errors outside the data endpoints. */
export const plainError = (status: LakeError['status'], message: string, more: object = {}) =>
  new LakeError(status, message, { statusCode: status, error: REASONS[status], message, ...more })

/** `{ error: { type, description } }`, the errors of the data endpoints. */
export const dataError = (
  status: LakeError['status'],
  type: string,
  description: string,
  more: object = {},
) => new LakeError(status, description, { error: { type, description, ...more } })

/** The response for a rejected write. */
export const writeError = (kind: 'mutationError' | 'actionError', { status, item, index }: Refused) => {
  const what = kind === 'mutationError' ? 'Mutation' : 'Action'
  return dataError(status, kind, `${what}(s) failed with 1 error(s)`, { items: [{ error: item, index }] })
}
