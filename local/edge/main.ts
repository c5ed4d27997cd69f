import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAsProcess } from '../kit/main'
import { PORTS, readPorts } from '../ports'
import { startEdge } from './index'

const { EDGE_BUILD, EDGE_SHARED_CACHE, EDGE_VERBOSE, LOCAL_STATE_DIR = '.local' } = process.env

await runAsProcess(PORTS.shop.title, () =>
  startEdge({
    root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
    port: readPorts(process.env).shop,
    stateDir: LOCAL_STATE_DIR,
    build: EDGE_BUILD === 'never' ? 'never' : 'if-needed',
    ...(EDGE_SHARED_CACHE && { cacheDir: EDGE_SHARED_CACHE }),
    ...(EDGE_VERBOSE && { log: (text: string) => void process.stdout.write(text) }),
  }),
)
