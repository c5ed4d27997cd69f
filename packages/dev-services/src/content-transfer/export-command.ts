import { parseArgs } from 'node:util'
import { connect, placeOf, runMigration } from './connect'
import { exportContent } from './export'

// `npm run content:export -- folder [--orders]`

await runMigration(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { orders: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (!folder) throw new Error('Say where to: npm run content:export -- folder [--orders]')
  const client = connect()
  const { documents, files } = await exportContent(client, folder, values)
  return `${documents} documents and ${files} files of ${placeOf(client)} are in ${folder}.`
})
