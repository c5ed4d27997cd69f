import type { Stored } from './stored'

/** The entries of every collection, by its name. */
export type Contents = ReadonlyMap<string, readonly Stored<unknown>[]>

/** Global, because the pages are a separate bundle with its own modules. */
const KEY = Symbol.for('rumbo.content')
const place = globalThis as { [KEY]?: () => Contents | undefined }

/** Content that replaces what was bundled with the pages, when a process renders them again or for one request. */
export const newerContent = (): Contents | undefined => place[KEY]?.()

export const setNewerContent = (current: () => Contents | undefined): void => {
  place[KEY] = current
}
