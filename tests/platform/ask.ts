import { request } from 'node:http'
import type { PlatformRequest } from './requests'

/** What both servers must agree on. */
export interface Answer {
  /** The HTTP status, or the code of a failed request. */
  readonly status: number | string
  /** Target of a redirect, without this server's origin. */
  readonly location: string
  /** Media type without parameters. */
  readonly type: string
  /** Whether browsers and the CDN keep it for good. */
  readonly isImmutable: boolean
}

const TIMEOUT = 30_000

export const ask = (port: number, { method, path, headers, body }: PlatformRequest): Promise<Answer> =>
  new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, location: '', type: '', isImmutable: false })
    const call = request(
      {
        host: 'localhost',
        port,
        method,
        path,
        headers: { 'accept-language': 'en', 'content-length': Buffer.byteLength(body ?? ''), ...headers },
        agent: false,
        timeout: TIMEOUT,
      },
      (response) => {
        response.resume()
        response.once('error', fail)
        response.once('end', () => {
          const { location = '', 'content-type': type = '', 'cache-control': cache = '' } = response.headers
          resolve({
            status: response.statusCode ?? 0,
            location: location.replace(/^https?:\/\/localhost:\d+/, ''),
            type: type.split(';')[0] ?? '',
            isImmutable: cache.includes('immutable'),
          })
        })
      },
    )
    call.once('timeout', () => call.destroy(new Error('timeout')))
    call.once('error', fail)
    call.end(body)
  })
