import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
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
  const cached = await Promise.all(
    files
      .sort()
      .map(async (file) => ({ file, bundled: await readFresh(root, cacheFile(folder, nameOf(file))) })),
  )
  const stale = cached.flatMap(({ file, bundled }) => (bundled ? [] : [file]))
  const made = await bundle(root, source, stale, folder)
  return cached.flatMap(({ file, bundled }) => bundled ?? made.get(nameOf(file)) ?? [])
}

const nameOf = (file: string) => file.replace(/\.m?ts$/, '')
const cacheFile = (folder: string, name: string) => join(folder, `${name}.json`)

/** All at once: the bundler then reads the modules that they share only once. */
const bundle = async (
  root: string,
  source: string,
  files: readonly string[],
  folder: string,
): Promise<Map<string, BundledFunction>> => {
  for (const file of files) await rm(join(folder, nameOf(file)), { recursive: true, force: true })
  const functions = files.map((file) => join(source, file))
  const results = await zipFunctions({ user: { functions } }, folder, {
    archiveFormat: 'none',
    basePath: root,
    repositoryRoot: root,
    config: { '*': { nodeBundler: 'esbuild', nodeSourcemap: true } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  })
  const made = new Map<string, BundledFunction>()
  for (const result of results) {
    const { name } = result
    if (!result.routes?.length && !result.schedule) {
      throw new Error(
        `netlify/functions/${name} has no path: write \`export const config: Config = { path: … }\`, or a schedule.`,
      )
    }
    const declared = z.object({ rateLimit: rateLimit.optional() }).parse(result.config)
    const one = bundled.parse({
      name,
      entry: join(result.path, result.entryFilename),
      routes: result.routes ?? [],
      ...declared,
    })
    const inputs = (result.inputs ?? [])
      .filter((input) => !input.includes(`${sep}node_modules`))
      .map((input) => relative(root, input))
      .sort()
    const entry = { digest: await digestOf(root, inputs), inputs, bundled: one }
    await writeFile(cacheFile(folder, name), JSON.stringify(entry))
    made.set(name, one)
  }
  return made
}

/** The bundle made before, unless an input has changed since. */
const readFresh = async (root: string, file: string): Promise<BundledFunction | undefined> => {
  if (!existsSync(file)) return undefined
  const { success, data } = cacheEntry.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!success || !existsSync(data.bundled.entry)) return undefined
  return data.digest === (await digestOf(root, data.inputs)) ? data.bundled : undefined
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
