import { resolve } from 'node:path'
import { previewInDevelopment } from '@rumbo/preview/development'
import { dev } from 'astro'
import { runAsProcess } from 'service-kit/process'
import { PORTS, readPorts } from '../ports'
import { projectFile } from '../programs'
import { localDev } from './integration'
import { startReloadingFunctions } from './reloading-functions'

const { env } = process
const root = projectFile('.')
const port = readPorts(env).shop
const url = `http://localhost:${port}`
const state = resolve(root, env['LOCAL_STATE_DIR'] ?? '.local')

await runAsProcess(PORTS.shop.title, async () => {
  const functions = await startReloadingFunctions({
    root,
    folder: resolve(state, 'edge/cache/functions'),
    origin: url,
  })
  const server = await dev({
    root,
    cacheDir: resolve(state, 'dev/astro'),
    server: { port, host: 'localhost' },
    integrations: [localDev({ functions, env }), previewInDevelopment()],
  })
  return {
    url,
    async close() {
      await server.stop()
      await functions.close()
    },
  }
})
