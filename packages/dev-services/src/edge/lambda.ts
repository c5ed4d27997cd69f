import { PassThrough, type Readable } from 'node:stream'

/** A request as Netlify passes it to a function. */
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

interface LambdaResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly body: Readable
}

interface Metadata {
  statusCode: number
  headers?: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
}
export type StreamHandler = (event: LambdaEvent, stream: ResponseStream, context: object) => Promise<void>

class ResponseStream extends PassThrough {
  metadata: Metadata = { statusCode: 200 }
}

/** The part of AWS's Node runtime that Netlify's function bootstrap uses. */
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

/** Installs the runtime's globals. Call it before importing a bundled function. */
export const installRuntime = (): void => {
  Object.assign(globalThis, { awslambda: runtime })
}

/** Calls a bundled function. Rejects when it throws or does not respond within `timeout` milliseconds. */
export const invoke = (
  handler: StreamHandler,
  event: LambdaEvent,
  timeout: number,
): Promise<LambdaResponse> =>
  new Promise((resolve, reject) => {
    const stream = new ResponseStream()
    const timer = setTimeout(() => reject(new Error(`No response within ${timeout / 1000} s`)), timeout)
    const deadline = Date.now() + timeout
    stream.once('metadata', () => {
      clearTimeout(timer)
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
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    }
    handler(event, stream, context).catch((error: unknown) => {
      clearTimeout(timer)
      stream.destroy()
      reject(error instanceof Error ? error : new Error(String(error)))
    })
  })
