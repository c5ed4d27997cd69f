import { PassThrough, type Readable } from 'node:stream'

/** One request as the platform hands it to a function. */
export interface LambdaEvent {
  readonly rawUrl: string
  readonly rawQuery: string
  readonly path: string
  readonly httpMethod: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly isBase64Encoded: boolean
  readonly route: string
}

export interface LambdaAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly body: Readable
}

interface Metadata {
  statusCode: number
  headers?: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
}
type StreamHandler = (event: LambdaEvent, stream: ResponseStream, context: object) => Promise<void>

class ResponseStream extends PassThrough {
  metadata: Metadata = { statusCode: 200 }
}

/** The two calls of AWS's Node runtime that Netlify's bootstrap is written against. */
const runtime = {
  streamifyResponse: (handler: StreamHandler): StreamHandler => handler,
  HttpResponseStream: {
    from(stream: ResponseStream, metadata: Metadata): ResponseStream {
      stream.metadata = metadata
      stream.emit('metadata')
      return stream
    },
  },
}

/** Makes this thread look like the platform's: call before a bundled function is imported. */
export const installRuntime = (): void => {
  Object.assign(globalThis, { awslambda: runtime })
}

/** Calls a bundled function. Rejects when it throws, or says nothing for `timeout` milliseconds. */
export const invoke = (handler: StreamHandler, event: LambdaEvent, timeout: number): Promise<LambdaAnswer> =>
  new Promise((resolve, reject) => {
    const stream = new ResponseStream()
    const late = setTimeout(() => reject(new Error(`No answer within ${timeout / 1000} s`)), timeout)
    const ends = Date.now() + timeout
    stream.once('metadata', () => {
      clearTimeout(late)
      const { statusCode, headers = {}, multiValueHeaders = {} } = stream.metadata
      const single = Object.entries(headers).map(([name, value]) => [name, [value]] as const)
      resolve({
        status: statusCode,
        headers: { ...Object.fromEntries(single), ...multiValueHeaders },
        body: stream,
      })
    })
    const context = {
      awsRequestId: crypto.randomUUID(),
      callbackWaitsForEmptyEventLoop: false,
      getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()),
    }
    handler(event, stream, context).catch((error: unknown) => {
      clearTimeout(late)
      stream.destroy()
      reject(error instanceof Error ? error : new Error(String(error)))
    })
  })

export type { StreamHandler }
