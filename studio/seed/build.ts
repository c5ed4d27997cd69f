import { writeFile } from 'node:fs/promises'
import { headerText } from '../migration/dataset'
import { missingImages, seedText } from './dataset'

const missing = missingImages()
if (missing.length > 0)
  throw new Error(
    `studio/seed lacks ${missing.length} pictures: ${missing.join(', ')}. Paint them, then run again.`,
  )

const text = seedText()
await writeFile(new URL('dataset.ndjson', import.meta.url), text)
const documents = text.split('\n').length - 1
await writeFile(new URL('dataset.json', import.meta.url), headerText(documents))
console.info(`studio/seed/dataset.ndjson holds ${documents} documents.`)
