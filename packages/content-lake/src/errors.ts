/** One refused mutation or action, as Sanity lists them in `error.items`. */
export interface ErrorItem {
  readonly type: string
  readonly description: string
  readonly [detail: string]: unknown
}

/** An answer other than 2xx: `body` is what the real service would send with `status`. */
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

/** A write that cannot be done. The route decides whether it is told as a mutation's or an action's failure. */
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

/** The shape of everything that is not about documents: `{ statusCode, error, message }`. */
export const plainError = (status: LakeError['status'], message: string, more: object = {}) =>
  new LakeError(status, message, { statusCode: status, error: REASONS[status], message, ...more })

/** `{ error: { type, description } }`, as the data endpoints answer. */
export const dataError = (
  status: LakeError['status'],
  type: string,
  description: string,
  more: object = {},
) => new LakeError(status, description, { error: { type, description, ...more } })

/** Tells a refused write in the words of the endpoint that was asked. */
export const writeError = (kind: 'mutationError' | 'actionError', { status, item, index }: Refused) => {
  const what = kind === 'mutationError' ? 'Mutation' : 'Action'
  return dataError(status, kind, `${what}(s) failed with 1 error(s)`, { items: [{ error: item, index }] })
}
