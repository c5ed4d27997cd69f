import type { AstroIntegration } from 'astro'

/** Adds `client:intent`. */
export const hydrationOnIntent = (): AstroIntegration => ({
  name: 'hydration-on-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/hydration/intent.ts' })
    },
  },
})
