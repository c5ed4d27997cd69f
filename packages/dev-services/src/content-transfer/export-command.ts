import { connect, describeDataset, runCommand } from './connect'
import { exportContent } from './export'
import { readArguments } from './folder-argument'

const USAGE = 'Usage: npm run content:export -- folder [--orders]'

await runCommand(USAGE, async () => {
  const { folder, has } = readArguments(USAGE, ['--orders'])
  const client = connect()
  const { documents, files } = await exportContent(client, folder, { orders: has('--orders') })
  return `Exported ${documents} documents and ${files} files from ${describeDataset(client)} to ${folder}.`
})
