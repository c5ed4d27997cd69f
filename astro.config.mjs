// @ts-check
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { className } from './src/build/class-name'
import { coreChunk } from './src/build/core-chunk'
import { checkedEnvironment, siteOf } from './src/build/environment'
import { incremental } from './src/build/incremental'
import { pageStylesheet } from './src/build/page-stylesheet'
import { redirectRules } from './src/build/redirects'
import { originsOf, securityHeaders } from './src/build/security-headers'
import { contentLake } from './src/content/integration'
import { earlyInteraction } from './src/early-interaction/integration'
import { withSiteAddress } from './src/lib/env/env.server'
import { offline } from './src/offline/integration'
import { isOff } from './src/offline/switch'

const env = withSiteAddress(process.env)
// Vite reads PUBLIC_ variables from the process.
if (env.PUBLIC_SITE_URL) process.env.PUBLIC_SITE_URL = env.PUBLIC_SITE_URL
process.env.PUBLIC_TRIP_READER = env.ANTHROPIC_API_KEY ? 'on' : 'off'
process.env.PUBLIC_SERVICE_WORKER = isOff(env) ? 'off' : 'on'

export default defineConfig({
  site: siteOf(env),
  output: 'static',
  trailingSlash: 'never',
  // Pages at once: while one is being written, the next is made.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  i18n: { locales: ['es', 'en'], defaultLocale: 'es', routing: { prefixDefaultLocale: false } },
  integrations: [
    checkedEnvironment(env),
    contentLake(),
    incremental(),
    earlyInteraction(),
    // Nothing here suspends, and a stream for every card of every page costs a quarter of a large build.
    react({ experimentalDisableStreaming: true }),
    coreChunk(),
    pageStylesheet(),
    offline(env),
    redirectRules(),
    securityHeaders(originsOf(env)),
  ],
  devToolbar: { enabled: false },
  vite: {
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: className } },
  },
})
