import { rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import type { RateLimit } from './rate-limit'

/** A function as Netlify would deploy it. */
export interface BundledFunction {
  readonly name: string
  /** The module that the platform calls, Netlify's own bootstrap around our handler. */
  readonly entry: string
  readonly routes: readonly FunctionRoute[]
  readonly rateLimit?: RateLimit
}

export interface FunctionRoute {
  readonly pattern: string
  readonly matches: (path: string) => boolean
  /** Empty: every method. */
  readonly methods: readonly string[]
}

/** Bundles every function of the project into `folder` with Netlify's own bundler. Throws when one does not compile. */
export const bundleFunctions = async (root: string, folder: string): Promise<BundledFunction[]> => {
  const source = join(root, 'netlify/functions')
  await rm(folder, { recursive: true, force: true })
  if (!existsSync(source)) return []
  const results = await zipFunctions(source, folder, {
    archiveFormat: 'none',
    basePath: root,
    repositoryRoot: root,
    config: { '*': { nodeBundler: 'esbuild', nodeSourcemap: true } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  })
  return results.map(({ name, path, entryFilename, routes = [], config }) => {
    if (routes.length === 0) {
      throw new Error(
        `netlify/functions/${name} has no path: write \`export const config: Config = { path: … }\`.`,
      )
    }
    const rateLimit = readRateLimit(config)
    return {
      name,
      entry: join(path, entryFilename),
      routes: routes.map(toRoute),
      ...(rateLimit && { rateLimit }),
    }
  })
}

type Zipped = Awaited<ReturnType<typeof zipFunctions>>[number]
type ZippedRoute = NonNullable<Zipped['routes']>[number]

const toRoute = (route: ZippedRoute): FunctionRoute => {
  const expression = 'expression' in route && route.expression ? new RegExp(route.expression) : undefined
  const literal = 'literal' in route ? route.literal : undefined
  return {
    pattern: route.pattern,
    matches: (path) => {
      const bare = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase()
      // As the platform does: matching ignores case, parameters keep it.
      return literal === undefined ? (expression?.test(bare) ?? false) : literal === bare
    },
    methods: route.methods ?? [],
  }
}

const readRateLimit = (config: unknown): RateLimit | undefined => {
  const { rateLimit } = config as { rateLimit?: Partial<RateLimit> }
  const { windowLimit, windowSize } = rateLimit ?? {}
  return windowLimit && windowSize ? { windowLimit, windowSize } : undefined
}
