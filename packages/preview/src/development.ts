import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readEnv } from '~/lib/env/env.server'
import { ENABLE, VERSION } from './addresses'
import { sessionIn } from './session'

/** Where the pages of the draft preview are, beside the shop's own. */
const PREVIEW = '/__preview'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/')

/** In the Studio's frame, editors who opened the preview see its pages at the addresses of the shop. */
const isForPreview = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith(ENABLE) ||
  url === VERSION ||
  (headers['sec-fetch-dest'] === 'iframe' &&
    sessionIn(headers.cookie, new Date(), readEnv().PREVIEW_SECRET) !== undefined)

/** The draft preview on the Astro dev server. */
export const previewInDevelopment = (): AstroIntegration => ({
  name: 'draft-preview',
  hooks: {
    'astro:config:setup': ({ addMiddleware, injectRoute, updateConfig }) => {
      injectRoute({
        pattern: `${PREVIEW}/[...path]`,
        entrypoint: file('./pages/[...path].astro'),
        prerender: false,
      })
      addMiddleware({ entrypoint: file('./middleware.ts'), order: 'pre' })
      updateConfig({ vite: { optimizeDeps: { include: ['@sanity/visual-editing'] } } })
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _, next) => {
        if (isForPreview(request)) request.url = PREVIEW + (request.url ?? '/')
        next()
      })
    },
  },
})
