import { runAsProcess } from 'service-kit/process'
import { PORTS, readPorts } from '../ports'
import { projectFile } from '../programs'
import { startEdge } from './index'

const { EDGE_BUILD, EDGE_SHARED_CACHE, EDGE_VERBOSE, LOCAL_STATE_DIR = '.local' } = process.env

await runAsProcess(PORTS.shop.title, () =>
  startEdge({
    root: projectFile('.'),
    port: readPorts(process.env).shop,
    stateDir: LOCAL_STATE_DIR,
    build: EDGE_BUILD === 'never' ? 'never' : 'if-needed',
    ...(EDGE_SHARED_CACHE && { cacheDir: EDGE_SHARED_CACHE }),
    ...(EDGE_VERBOSE && { log: (text: string) => void process.stdout.write(text) }),
  }),
)
