import type { Stored } from './stored'

/** The entries of every collection, by its name. */
export type Contents = ReadonlyMap<string, readonly Stored<unknown>[]>

/** Global, because the pages are a bundle with modules of its own. */
const KEY = Symbol.for('rumbo.content')
const place = globalThis as { [KEY]?: Contents }

/** Content that replaces what was bundled with the pages, when a process renders them again after a change of content. */
export const newerContent = (): Contents | undefined => place[KEY]

export const setNewerContent = (contents: Contents): void => {
  place[KEY] = contents
}
