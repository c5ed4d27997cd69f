import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { zipFunction } from '@netlify/zip-it-and-ship-it'
import { z } from 'zod'

const rateLimit = z.object({
  windowLimit: z.number(),
  windowSize: z.number(),
})

const route = z.object({
  pattern: z.string(),
  literal: z.string().optional(),
  expression: z.string().optional(),
  methods: z.array(z.string()).default([]),
})

const bundled = z.object({
  name: z.string(),
  /** Module with Netlify's bootstrap around the handler. */
  entry: z.string(),
  /** Empty for a scheduled function. */
  routes: z.array(route),
  rateLimit: rateLimit.optional(),
})

/** A function as Netlify would deploy it. */
export type BundledFunction = z.infer<typeof bundled>
export type FunctionRoute = z.infer<typeof route>

/** Cached beside each bundle: bundling takes seconds, so it is repeated only when an input has changed. */
const cacheEntry = z.object({ digest: z.string(), inputs: z.array(z.string()), bundled })

/** Bundles the functions of the project into `folder` with Netlify's own bundler. Throws when one does not compile. */
export const bundleFunctions = async (root: string, folder: string): Promise<BundledFunction[]> => {
  const source = join(root, 'netlify/functions')
  if (!existsSync(source)) return []
  await mkdir(folder, { recursive: true })
  const files = (await readdir(source)).filter((file) => /\.m?ts$/.test(file) && !file.includes('.test.'))
  const functions: BundledFunction[] = []
  for (const file of files.sort()) functions.push(await bundle(root, join(source, file), folder))
  return functions
}

const bundle = async (root: string, file: string, folder: string): Promise<BundledFunction> => {
  const name = relative(join(root, 'netlify/functions'), file).replace(/\.m?ts$/, '')
  const cacheFile = join(folder, `${name}.json`)
  const cached = await readCache(cacheFile)
  if (cached && cached.digest === (await digestOf(root, cached.inputs))) return cached.bundled

  await rm(join(folder, name), { recursive: true, force: true })
  const result = await zipFunction(file, folder, {
    archiveFormat: 'none',
    basePath: root,
    repositoryRoot: root,
    config: { '*': { nodeBundler: 'esbuild', nodeSourcemap: true } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  })
  if (!result || (!result.routes?.length && !result.schedule)) {
    throw new Error(
      `netlify/functions/${name} has no path: write \`export const config: Config = { path: … }\`, or a schedule.`,
    )
  }
  const declared = z.object({ rateLimit: rateLimit.optional() }).parse(result.config)
  const made = bundled.parse({
    name,
    entry: join(result.path, result.entryFilename),
    routes: result.routes ?? [],
    ...declared,
  })
  const inputs = (result.inputs ?? [])
    .filter((input) => !input.includes(`${sep}node_modules`))
    .map((input) => relative(root, input))
    .sort()
  await writeFile(cacheFile, JSON.stringify({ digest: await digestOf(root, inputs), inputs, bundled: made }))
  return made
}

const readCache = async (file: string) => {
  if (!existsSync(file)) return undefined
  const cached = cacheEntry.safeParse(JSON.parse(await readFile(file, 'utf8')))
  return cached.success && existsSync(cached.data.bundled.entry) ? cached.data : undefined
}

const digestOf = async (root: string, inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const input of [...inputs, 'package-lock.json', 'tsconfig.json']) {
    const path = join(root, input)
    hash.update(`${input}\n`).update(existsSync(path) ? await readFile(path) : 'missing')
  }
  return hash.digest('hex')
}

/** Whether a route matches `path`. As on Netlify, case and a trailing slash are ignored. */
export const matchesRoute = ({ literal, expression }: FunctionRoute, path: string): boolean => {
  const normalized = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase()
  return literal === undefined
    ? expression !== undefined && new RegExp(expression).test(normalized)
    : literal === normalized
}
