import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEnvironment, readPorts, requireFreePorts } from '../local/ports'
import { projectFile } from '../local/programs'
import { createHouse, type House } from '../local/shop'

/** Tests use ports and state of their own, so that `npm start` may run beside them. */
const OFFSET = 1000

/** In the state directory: all that the programs of the house have said. */
export const HOUSE_LOG = 'house.log'

export interface TestHouse extends House {
  /** What every program of the house sees; the developer's own keys and `.env` are not in it. */
  readonly env: Readonly<Record<string, string>>
}

/** Prepares a shop for tests in a state that is new and goes away; nothing runs until it is started. */
export const createTestHouse = async (): Promise<TestHouse> => {
  const ports = readPorts(portVariables(), OFFSET)
  await requireFreePorts(ports)
  const state = await mkdtemp(join(tmpdir(), 'rumbo-test-'))
  const env = {
    ...passedOn(),
    ...localEnvironment(ports),
    LOCAL_STATE_DIR: state,
    // Kept between runs. By port, so that two runs beside each other never write into one.
    EDGE_SHARED_CACHE: projectFile(`.local/test-cache/${ports.shop}`),
  }
  const house = createHouse(ports, env, (line) => {
    console.log(`  ${line}`)
    appendFileSync(join(state, HOUSE_LOG), `${line}\n`)
  })
  return {
    ...house,
    env,
    async stop() {
      await house.stop()
      await rm(state, { recursive: true, force: true })
    },
  }
}

/** `TEST_SHOP_PORT=21500` moves the shop of the tests. */
const portVariables = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('TEST_') && name.endsWith('_PORT') ? [[name.slice('TEST_'.length), value]] : [],
    ),
  )

const passedOn = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined &&
        !/^(SANITY|STRIPE|RESEND|PUBLIC|MAIL|NEWSLETTER|BUILD|LOCAL|EDGE)_/.test(entry[0]),
    ),
  )
