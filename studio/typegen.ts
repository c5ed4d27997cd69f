import { spawn } from 'node:child_process'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('./', import.meta.url))
const generated = `${studio}.sanity/sanity.types.ts`
const committed = fileURLToPath(new URL('../src/content/sanity.types.ts', import.meta.url))
const cli = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), 'bin/sanity')

/** Types come from the schema alone, so any project will do. */
const OFFLINE = {
  SANITY_STUDIO_PROJECT_ID: 'rumbo',
  SANITY_STUDIO_DATASET: 'production',
  DO_NOT_TRACK: '1',
  CI: 'true',
}

/** Runs Sanity's CLI in the Studio's folder, offline. Rejects with its output. */
const sanity = (...parameters: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...parameters], {
      cwd: studio,
      env: { ...process.env, ...OFFLINE },
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => printed.push(part))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`sanity ${parameters.join(' ')} failed:\n${Buffer.concat(printed).toString()}`)),
    )
  })

const textOf = (path: string) => readFile(path, 'utf8').catch(() => undefined)

await mkdir(`${studio}.sanity`, { recursive: true })
await sanity('schema', 'extract', '--force')
await sanity('typegen', 'generate')

if (!process.argv.includes('--check')) {
  await copyFile(generated, committed)
  console.info('src/content/sanity.types.ts is up to date.')
} else if ((await textOf(generated)) !== (await textOf(committed))) {
  console.error('src/content/sanity.types.ts is stale: run "npm run typegen" and commit the file.')
  process.exitCode = 1
}
