import type { AstroIntegration } from 'astro'

/** Set while Astro only makes types: no content is wanted, so no content lake has to be there. */
export const TYPES_ONLY = 'RUMBO_TYPES_ONLY'

/** Tells the loaders when `astro sync` or `astro check` runs. */
export const contentLake = (): AstroIntegration => ({
  name: 'content-lake',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'sync') process.env[TYPES_ONLY] = '1'
    },
  },
})
