import type { AstroIntegration } from 'astro'

/** Astro adapter: builds a function of one file without imports of packages, which needs no node_modules. */
export const previewAdapter = (): AstroIntegration => ({
  name: 'draft-preview',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { ssr: { noExternal: true } } })
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'draft-preview',
        serverEntrypoint: new URL('./server.ts', import.meta.url),
        entrypointResolution: 'auto',
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable' },
      })
    },
  },
})
