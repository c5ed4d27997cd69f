import { connect, describeDataset, runCommand } from './connect'
import { readArguments } from './folder-argument'
import { importContent } from './import'

const USAGE = 'Usage: npm run content:import -- folder'

await runCommand(USAGE, async () => {
  const { folder } = readArguments(USAGE)
  const client = connect()
  const { written, unchanged, files } = await importContent(client, folder)
  return `${describeDataset(client)}: ${written} documents written, ${unchanged} unchanged, ${files} files.`
})
