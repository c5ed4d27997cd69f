/** The part of a service worker's global scope that ours uses; TypeScript's own types for it clash with a page's. */
export interface WorkerScope {
  readonly location: Location
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listen: (event: LastingEvent & { readonly data: unknown }) => void): void
}

export interface LastingEvent extends Event {
  /** Keeps the worker alive until `work` has ended. */
  waitUntil(work: Promise<unknown>): void
}

interface WindowClient {
  readonly url: string
  navigate(url: string): Promise<unknown>
}

export const worker = globalThis as unknown as WorkerScope
