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
  /** The module that the platform calls: Netlify's own bootstrap around our handler. */
  entry: z.string(),
  /** None: it is called by the clock, not by a visitor. */
  routes: z.array(route),
  rateLimit: rateLimit.optional(),
})

/** A function as Netlify would deploy it. */
export type BundledFunction = z.infer<typeof bundled>
export type FunctionRoute = z.infer<typeof route>

/** What a bundle was made of, so that it is made again only when that changed: bundling takes seconds for each. */
const remembered = z.object({ print: z.string(), inputs: z.array(z.string()), bundled })

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
  const memory = join(folder, `${name}.json`)
  const known = await recall(memory)
  if (known && known.print === (await printOf(root, known.inputs))) return known.bundled

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
  await writeFile(memory, JSON.stringify({ print: await printOf(root, inputs), inputs, bundled: made }))
  return made
}

const recall = async (file: string) => {
  if (!existsSync(file)) return undefined
  const known = remembered.safeParse(JSON.parse(await readFile(file, 'utf8')))
  return known.success && existsSync(known.data.bundled.entry) ? known.data : undefined
}

const printOf = async (root: string, inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const input of [...inputs, 'package-lock.json', 'tsconfig.json']) {
    const path = join(root, input)
    hash.update(`${input}\n`).update(existsSync(path) ? await readFile(path) : 'gone')
  }
  return hash.digest('hex')
}

/** Whether `path` is one of this route's. As on the platform, matching ignores case and a last slash. */
export const matchesRoute = ({ literal, expression }: FunctionRoute, path: string): boolean => {
  const bare = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase()
  return literal === undefined
    ? expression !== undefined && new RegExp(expression).test(bare)
    : literal === bare
}
