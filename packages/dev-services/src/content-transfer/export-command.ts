import { parseArgs } from 'node:util'
import { connect, describeDataset, runCommand } from './connect'
import { exportContent } from './export'

// `npm run content:export -- folder [--orders]`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { orders: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (!folder) throw new Error('Folder missing. Usage: npm run content:export -- folder [--orders]')
  const client = connect()
  const { documents, files } = await exportContent(client, folder, values)
  return `Exported ${documents} documents and ${files} files from ${describeDataset(client)} to ${folder}.`
})
