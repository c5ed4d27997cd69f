import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import { checkEnv } from '../src/lib/env/env.server'

// One `.env` for the site and the Studio. Sanity's CLI reads only a file in this folder.
const envFile = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(envFile)) loadEnvFile(envFile)
checkEnv(['studio'])

const { dataset, projectId } = await import('./environment')
const appId = process.env['SANITY_STUDIO_APP_ID']

export default defineCliConfig({
  api: { projectId, dataset },
  server: { port: Number(process.env['STUDIO_PORT'] || 3333) },
  vite: { resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } } },
  deployment: { autoUpdates: false, ...(appId && { appId }) },
  schemaExtraction: { path: '.sanity/schema.json', enforceRequiredFields: true },
  typegen: {
    path: [
      '../src/content/**/*.ts',
      '../netlify/server/**/*.ts',
      './schemaTypes/**/*.ts',
      './inputs/**/*.ts',
    ],
    schema: '.sanity/schema.json',
    generates: '.sanity/sanity.types.ts',
    overloadClientMethods: true,
  },
})
