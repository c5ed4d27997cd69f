import { connect, placeOf, runMigration } from './connect'
import { importContent } from './import'

// `npm run content:import -- folder`

await runMigration(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Say where from: npm run content:import -- folder')
  const client = connect()
  const { written, unchanged, files } = await importContent(client, folder)
  return `${placeOf(client)}: ${written} documents written, ${unchanged} were there already, ${files} files.`
})
