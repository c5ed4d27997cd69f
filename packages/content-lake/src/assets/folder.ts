import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { randomName } from '../document'

/** The uploaded files, by the name that is the last part of their address. */
export interface AssetFolder {
  has(name: string): boolean
  pathOf(name: string): string
  read(name: string): Promise<Buffer>
  /** Whole or not at all: a name is only there once all its bytes are. */
  put(name: string, bytes: Uint8Array): Promise<void>
  clear(): Promise<void>
}

/** A folder of files under `dir`; made when something is first put into it. */
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
