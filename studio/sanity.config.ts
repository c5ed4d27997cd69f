import { esESLocale } from '@sanity/locale-es-es'
import { visionTool } from '@sanity/vision'
import { ENABLE } from '@rumbo/preview/addresses'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { documentActions } from './actions'
import { buildBadge } from './builds/badge'
import { buildTools } from './builds/tool'
import { apiHost, dataset, previewUrl, projectId } from './environment'
import { CompassIcon } from './icons'
import { FieldFor } from './inputs/DateInput'
import { InputFor } from './inputs/input-for'
import { offline } from './local/offline'
import { mainDocuments } from './preview/documents'
import { ordersTool } from './orders/tool'
import { overviewTool } from './overview/tool'
import { pendingTool } from './pending/tool'
import { locations } from './preview/locations'
import { schemaTypes } from './schemaTypes'
import { spanish, spanishStructure, spanishValidation } from './spanish'
import { structure } from './structure'
import { documentViews } from './structure/document-views'
import { isInCreateMenu, templates } from './structure/templates'
import { toolsFor } from './tools'

export default defineConfig({
  name: 'rumbo',
  title: 'Rumbo',
  icon: CompassIcon,
  projectId,
  dataset,
  ...(apiHost && offline(apiHost, projectId)),
  plugins: [
    structureTool({ title: 'Contenido', structure, defaultDocumentNode: documentViews }),
    ...(previewUrl
      ? [
          presentationTool({
            title: 'Vista previa',
            previewUrl: { initial: previewUrl, previewMode: { enable: ENABLE, shareAccess: false } },
            resolve: { mainDocuments, locations: locations(previewUrl) },
          }),
        ]
      : []),
    visionTool({ title: 'Consultas' }),
    esESLocale(),
  ],
  i18n: { bundles: [spanish, spanishStructure, spanishValidation] },
  schema: { types: schemaTypes, templates },
  form: { components: { input: InputFor, field: FieldFor } },
  tools: (tools, { currentUser }) => [
    overviewTool,
    ...toolsFor(currentUser, tools),
    pendingTool,
    ordersTool,
    ...buildTools,
  ],
  document: {
    badges: (badges) => [...badges, buildBadge],
    actions: (actions, { schemaType }) => documentActions(actions, schemaType),
    newDocumentOptions: (options) => options.filter(({ templateId }) => isInCreateMenu(templateId)),
    comments: { enabled: apiHost === undefined },
  },
})
