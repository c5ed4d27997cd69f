import type { AstroIntegration } from 'astro'
import { contentClient } from './client'
import { PICTURES, pictureService } from './picture-address'

/** Set while Astro only makes types: no content is wanted, so no content lake has to be there. */
export const TYPES_ONLY = 'RUMBO_TYPES_ONLY'

/**
 * Tells the loaders when `astro sync` or `astro check` runs, keeps drafts out of what is built, and lets pictures of the
 * lake come from the shop's own origin.
 */
export const contentLake = (): AstroIntegration => ({
  name: 'content-lake',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'sync') process.env[TYPES_ONLY] = '1'
      if (command === 'build') refuseDrafts(process.env)
      if (command === 'dev') updateConfig({ vite: { server: { proxy: { [PICTURES]: toService() } } } })
    },
  },
})

const toService = () => {
  const { origin, pathname } = new URL(pictureService(contentClient()))
  return { target: origin, changeOrigin: true, rewrite: (path: string) => path.replace(PICTURES, pathname) }
}

/** A built site is for everybody. Throws when the environment asks to build it of drafts. */
export const refuseDrafts = ({ SANITY_PERSPECTIVE }: Readonly<Record<string, string | undefined>>): void => {
  if (SANITY_PERSPECTIVE && SANITY_PERSPECTIVE !== 'published')
    throw new Error(
      `SANITY_PERSPECTIVE=${SANITY_PERSPECTIVE} is for "npm run dev" only: a built site shows what is published. ` +
        'Remove the variable and build again.',
    )
}
