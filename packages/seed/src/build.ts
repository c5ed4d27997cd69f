// `npm run seed`: writes the dataset to packages/seed/dataset.
import { writeFile } from 'node:fs/promises'
import { headerText } from './dataset-format'
import { missingImages, seedText } from './dataset'

const missing = missingImages()
if (missing.length > 0)
  throw new Error(
    `${missing.length} pictures are missing: ${missing.join(', ')}. Render them with "npm run pictures", then run this again.`,
  )

const text = seedText()
await writeFile(new URL('../dataset/dataset.ndjson', import.meta.url), text)
const documents = text.split('\n').length - 1
await writeFile(new URL('../dataset/dataset.json', import.meta.url), headerText(documents))
console.info(`packages/seed/dataset/dataset.ndjson: ${documents} documents`)
