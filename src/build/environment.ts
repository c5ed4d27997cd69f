import type { AstroIntegration } from 'astro'
import { EnvError, checkEnv } from '~/lib/env/env.server'

type Environment = Readonly<Record<string, string | undefined>>

/** Astro's `site`: always valid, so that {@link checkedEnvironment} can name the variable that is not. */
export const siteOf = ({ PUBLIC_SITE_URL: address }: Environment): string =>
  address && URL.canParse(address) ? address : 'http://localhost:8888'

/**
 * Astro integration: stops `astro build` and `astro dev` when a variable they need is missing or malformed. On Netlify
 * it warns about the variables of the functions too, which may be hidden from the build.
 */
export const checkedEnvironment = (env: Environment): AstroIntegration => ({
  name: 'environment',
  hooks: {
    'astro:config:setup': ({ command, logger }) => {
      if (command !== 'build' && command !== 'dev') return
      checkEnv(['build'], env)
      if (!env['NETLIFY']) return
      try {
        checkEnv(['functions'], env)
      } catch (error) {
        if (!(error instanceof EnvError)) throw error
        logger.warn(`The functions need these variables, which this build does not see:\n${error.message}`)
      }
    },
  },
})
