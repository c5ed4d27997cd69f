import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro'
import { z } from 'zod'

type DoneOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:done']>>[0]

/** The pages' code as bundled by a build, which stays in memory to render pages again. */
export interface KeptPages {
  /** Renders as the build did. */
  readonly render: AstroPrerenderer['render']
  /** The paths of the current content. */
  readonly paths: () => Promise<PathWithRoute[]>
  /** The paths that the build rendered. */
  readonly built: readonly PathWithRoute[]
  readonly origin: string
  /** Completes the site in a folder: headers, redirects, service worker. */
  readonly complete: (folder: URL) => Promise<void>
}

/** Astro's own prerenderer, which remembers the paths of each route. */
const withRouteCache = z.object({
  app: z.object({
    routeCache: z.custom<{ clearAll(): void }>(
      (cache) => typeof (cache as { clearAll?: unknown } | undefined)?.clearAll === 'function',
    ),
  }),
})

/** An Astro integration that keeps the pages of a build, and what it kept once the build is over. */
export const keepPages = () => {
  let prerenderer: AstroPrerenderer | undefined
  let built: PathWithRoute[] = []
  let others: readonly AstroIntegration[] = []
  let done: DoneOptions | undefined
  let origin = ''
  const integration: AstroIntegration = {
    name: 'keep-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = new URL(config.site ?? 'http://localhost').origin
        others = config.integrations.filter(({ name }) => name !== 'keep-pages')
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((base) => {
          prerenderer = base
          const getStaticPaths = async () => (built = await base.getStaticPaths())
          return { ...base, getStaticPaths }
        })
      },
      'astro:build:done': (options) => {
        done = options
      },
    },
  }

  /** What the build kept. Throws if Astro does not render as expected. */
  const pages = (): KeptPages => {
    if (!prerenderer || !done) throw new Error('No build has rendered any pages.')
    const options = done
    const { render, getStaticPaths } = prerenderer
    const { routeCache } = withRouteCache.parse(prerenderer).app
    return {
      render,
      paths: () => {
        routeCache.clearAll()
        return getStaticPaths()
      },
      built,
      origin,
      complete: async (dir) => {
        for (const { hooks } of others) await hooks['astro:build:done']?.({ ...options, dir })
      },
    }
  }
  return { integration, pages }
}
