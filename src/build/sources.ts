import { type Hash, createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'public', 'astro.config.mjs', 'netlify.toml', 'package-lock.json', 'tsconfig.json']

/** Digest of all files that a build of the project at `root` depends on, without tests. */
export const sourcesDigest = (root: string, sources: readonly string[] = SOURCES): string => {
  const hash = createHash('sha256')
  for (const source of sources) hashSource(hash, join(root, source))
  return hash.digest('hex')
}

const hashSource = (hash: Hash, path: string): void => {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) return void hash.update(readFileSync(path))
  for (const name of readdirSync(path).sort()) {
    if (/\.test\.tsx?$/.test(name)) continue
    hash.update(name)
    hashSource(hash, join(path, name))
  }
}
