// @ts-check
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { earlyInteraction } from '../../src/early-interaction/integration'
import { withSiteAddress } from '../../src/lib/env/env.server'
import { previewAdapter } from './src/adapter'

const env = withSiteAddress(process.env)
if (env.PUBLIC_SITE_URL) process.env.PUBLIC_SITE_URL = env.PUBLIC_SITE_URL

export default defineConfig({
  site: env.PUBLIC_SITE_URL ?? 'http://localhost:8888',
  publicDir: '../../public',
  output: 'server',
  trailingSlash: 'never',
  // Where Netlify looks for functions (netlify.toml).
  build: { server: './functions/preview/', serverEntry: 'preview.mjs' },
  adapter: previewAdapter(),
  image: { service: passthroughImageService() },
  integrations: [earlyInteraction(), react()],
  devToolbar: { enabled: false },
  vite: { resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } } },
})
