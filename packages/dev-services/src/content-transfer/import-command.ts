import { connect, describeDataset, runCommand } from './connect'
import { importContent } from './import'

// `npm run content:import -- folder`

await runCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Folder missing. Usage: npm run content:import -- folder')
  const client = connect()
  const { written, unchanged, files } = await importContent(client, folder)
  return `${describeDataset(client)}: ${written} documents written, ${unchanged} unchanged, ${files} files.`
})
