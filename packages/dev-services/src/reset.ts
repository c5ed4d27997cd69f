import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { localEnvironment, PORTS, readEnvironment, readPorts } from './ports'
import { projectFile } from './programs'
import { runningPorts } from './running'

// `npm run reset`: discards orders, accounts, mail and edits, and restores the seed. If this clone's shop is running,
// its services restore the seed themselves; otherwise their state is deleted.

const root = projectFile('.')
const given = readEnvironment(root)
const stateDir = resolve(root, localEnvironment(readPorts(given), given)['LOCAL_STATE_DIR'] ?? '.local')
const ports = runningPorts(stateDir)

for (const name of ['lake', 'payments', 'identity', 'mail'] as const) {
  const { title } = PORTS[name]
  if (ports) {
    const response = await fetch(`http://localhost:${ports[name]}/__local/reset`, { method: 'POST' })
    if (!response.ok) throw new Error(`${title} could not be reset: it responded with ${response.status}.`)
    console.log(`${title}: running, seed restored`)
  } else {
    await rm(resolve(stateDir, name), { recursive: true, force: true })
    console.log(`${title}: state deleted`)
  }
}
if (ports) await fetch(`http://localhost:${ports.shop}/__local/build`, { method: 'POST' })
console.log(ports ? 'Shop: rebuilding' : 'Shop: will be rebuilt on the next start')
