import { esESLocale } from '@sanity/locale-es-es'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { dataset, projectId } from './environment'
import { schemaTypes } from './schemaTypes'

export default defineConfig({
  name: 'rumbo',
  title: 'Rumbo',
  projectId,
  dataset,
  plugins: [structureTool(), esESLocale()],
  schema: { types: schemaTypes },
})
