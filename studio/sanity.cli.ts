import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './environment'

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  schemaExtraction: { path: '.sanity/schema.json', enforceRequiredFields: true },
  typegen: {
    path: ['../src/content/**/*.ts', '../netlify/server/**/*.ts'],
    schema: '.sanity/schema.json',
    generates: '.sanity/sanity.types.ts',
    overloadClientMethods: true,
  },
})
