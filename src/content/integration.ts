import type { AstroIntegration } from 'astro'

/** Set while Astro only generates types, which needs no content. */
export const TYPES_ONLY = 'RUMBO_TYPES_ONLY'

/** When the build started, before it reads any content. ISO 8601. */
export const BUILD_STARTED = 'RUMBO_BUILD_STARTED'

/** Skips content while `astro sync` and `astro check` generate types, and rejects builds with drafts. */
export const contentLake = (): AstroIntegration => ({
  name: 'content-lake',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'sync') process.env[TYPES_ONLY] = '1'
      if (command !== 'build') return
      process.env[BUILD_STARTED] = new Date().toISOString()
      refuseDrafts(process.env)
    },
  },
})

/** Throws if the environment asks for a build with drafts. */
const refuseDrafts = ({ SANITY_PERSPECTIVE }: Readonly<Record<string, string | undefined>>): void => {
  if (SANITY_PERSPECTIVE && SANITY_PERSPECTIVE !== 'published')
    throw new Error(
      `SANITY_PERSPECTIVE=${SANITY_PERSPECTIVE} is for "npm run dev" only: a built site shows what is published. ` +
        'Remove the variable and build again.',
    )
}
