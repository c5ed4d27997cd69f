import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipFunction } from '@netlify/zip-it-and-ship-it'
import { localEnvironment, readPorts } from '@rumbo/dev-services/ports'
import { projectFile } from '@rumbo/dev-services/programs'
import { median, table } from './statistics'

// `npm run bench:functions`: bundles each function as Netlify does and prints its upload size and cold start.

/** AWS limit for the zipped size, in bytes. */
const LARGEST = 50 * 1024 * 1024
const STARTS = 3

const env = { ...process.env, ...localEnvironment(readPorts(process.env)) }
const folder = await mkdtemp(join(tmpdir(), 'rumbo-functions-'))
try {
  const source = projectFile('netlify/functions')
  const rows: (string | number)[][] = [['function', 'zip KB', 'unzipped KB', 'cold start ms']]
  for (const file of (await readdir(source)).filter((name) => name.endsWith('.mts')).sort()) {
    const zipped = await bundle(join(source, file), 'zip')
    const plain = await bundle(join(source, file), 'none')
    const size = (await stat(zipped.path)).size
    if (size > LARGEST) throw new Error(`${file} is ${size} bytes zipped; Netlify takes ${LARGEST}.`)
    const starts = Array.from({ length: STARTS }, () => coldStart(join(plain.path, plain.entryFilename)))
    rows.push([
      file.replace('.mts', ''),
      Math.round(size / 1024),
      Math.round((await weightOf(plain.path)) / 1024),
      median(starts).toFixed(0),
    ])
  }
  console.log(table(rows))
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function bundle(file: string, archiveFormat: 'zip' | 'none') {
  const root = projectFile('.')
  const made = await zipFunction(file, join(folder, archiveFormat), {
    archiveFormat,
    basePath: root,
    repositoryRoot: root,
    config: { '*': { nodeBundler: 'esbuild' } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  })
  if (!made) throw new Error(`${file} is no function.`)
  return made
}

function coldStart(entry: string): number {
  const args = [
    '--import',
    projectFile('node_modules/tsx/dist/loader.mjs'),
    projectFile('tests/bench/cold-start.ts'),
    entry,
  ]
  return Number(execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim())
}

async function weightOf(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true, withFileTypes: true })
  const files = names.filter((name) => name.isFile())
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(name.parentPath, name.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
