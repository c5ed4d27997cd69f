import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { localEnvironment, PORTS, readEnvironment, readPorts } from './ports'
import { projectFile } from './programs'

// `npm run reset`: discards orders, accounts, mail and edits, and restores the seed.
// Services that are running restore it themselves; the state of the others is deleted.

const root = projectFile('.')
const given = readEnvironment(root)
const ports = readPorts(given)
const stateDir = resolve(root, localEnvironment(ports, given)['LOCAL_STATE_DIR'] ?? '.local')

const post = (url: string) => fetch(url, { method: 'POST' }).catch(() => undefined)

for (const name of ['lake', 'payments', 'identity', 'mail'] as const) {
  const response = await post(`http://localhost:${ports[name]}/__local/reset`)
  if (response?.ok) {
    console.log(`${PORTS[name].title}: running, seed restored`)
  } else if (response) {
    throw new Error(`${PORTS[name].title} could not be reset: it responded with ${response.status}.`)
  } else {
    await rm(resolve(stateDir, name), { recursive: true, force: true })
    console.log(`${PORTS[name].title}: state deleted`)
  }
}
const build = await post(`http://localhost:${ports.shop}/__local/build`)
console.log(build?.ok ? 'Shop: rebuilding' : 'Shop: will be rebuilt on the next start')
