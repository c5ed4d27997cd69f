import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './environment'

export default defineCliConfig({
  api: { projectId, dataset },
  server: { port: Number(process.env['STUDIO_PORT'] || 3333) },
  vite: { resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } } },
  deployment: { autoUpdates: false },
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
