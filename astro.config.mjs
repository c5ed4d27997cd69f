// @ts-check
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'http://localhost:8888',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  i18n: { locales: ['es', 'en'], defaultLocale: 'es', routing: { prefixDefaultLocale: false } },
  integrations: [react()],
})
