declare module 'autocannon' {
  interface Request {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly setupRequest?: (request: Request) => Request
  }
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly requests: readonly Request[]
  }
  /** The part of a result that the benchmark prints. Latencies are in milliseconds. */
  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly statusCodeStats?: Readonly<Record<string, { readonly count?: number }>>
  }
  export default function autocannon(options: Options): Promise<Result>
}
