import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { randomName } from '../document'

/** Uploaded files by name, the last segment of their URL. */
export interface AssetFolder {
  has(name: string): boolean
  pathOf(name: string): string
  read(name: string): Promise<Buffer>
  /** Atomic: a file exists only when it is complete. */
  put(name: string, bytes: Uint8Array): Promise<void>
  clear(): Promise<void>
}

/** A folder of files in `dir`, created when the first one is stored. */
export const openFolder = (dir: string): AssetFolder => {
  const pathOf = (name: string) => join(dir, basename(name))
  return {
    has: (name) => existsSync(pathOf(name)),
    pathOf,
    read: (name) => readFile(pathOf(name)),
    async put(name, bytes) {
      if (existsSync(pathOf(name))) return
      await mkdir(dir, { recursive: true })
      const fresh = join(dir, `.${randomName(8)}`)
      await writeFile(fresh, bytes, { flush: true })
      await rename(fresh, pathOf(name))
    },
    clear: () => rm(dir, { recursive: true, force: true }),
  }
}
