import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PORTS, localEnvironment, readEnvironment, readPorts } from './ports'
import { projectFile } from './programs'

// `npm run reset`: forgets orders, people, mails and edits, so that the next start begins with the seed.
// Services that run are asked to put their seed back; what no service holds is deleted.

const root = projectFile('.')
const given = readEnvironment(root)
const ports = readPorts(given)
const stateDir = resolve(root, localEnvironment(ports, given)['LOCAL_STATE_DIR'] ?? '.local')

for (const name of ['lake', 'payments', 'identity', 'mail'] as const) {
  const answer = await fetch(`http://localhost:${ports[name]}/__local/reset`, { method: 'POST' }).catch(
    () => undefined,
  )
  if (answer?.ok) {
    console.log(`${PORTS[name].title}: running, seed put back`)
    continue
  }
  if (answer) throw new Error(`${PORTS[name].title} answered ${answer.status} to its reset.`)
  await rm(resolve(stateDir, name), { recursive: true, force: true })
  console.log(`${PORTS[name].title}: state deleted`)
}
const rebuilt = await fetch(`http://localhost:${ports.shop}/__local/build`, { method: 'POST' }).catch(
  () => undefined,
)
console.log(rebuilt?.ok ? 'Shop: builds again' : 'Shop: builds at the next start')
