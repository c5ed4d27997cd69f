/** The part of the service worker's global scope that we use; TypeScript's `webworker` types conflict with `dom`. */
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
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(
    type: 'message',
    listen: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void
}

export interface ExtendableEvent extends Event {
  /** Keeps the worker alive until `work` has ended. */
  waitUntil(work: Promise<unknown>): void
}

interface WindowClient {
  readonly url: string
  navigate(url: string): Promise<unknown>
}

export const worker = globalThis as unknown as WorkerScope
