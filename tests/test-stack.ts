import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type NodeEnv, type Served, serveApp } from 'service-kit/serve'
import { localEnvironment, readPorts, requireFreePorts } from '@rumbo/dev-services/ports'
import { projectFile, type Running } from '@rumbo/dev-services/programs'
import { createDevStack, type DevStack } from '@rumbo/dev-services/dev-stack'
import { passedOn } from './passed-on'
import { builtStudio } from './studio'

/** Tests use ports and state of their own, so that `npm start` may run beside them. */
const OFFSET = 1000

/** In the state directory: all that the programs of the house have said. */
export const STACK_LOG = 'house.log'

export interface TestStack extends Omit<DevStack, 'startStudio'> {
  /** What every program of the house sees; the developer's own keys and `.env` are not in it. */
  readonly env: Readonly<Record<string, string>>
  /** Builds the Studio and serves it; `POST /__local/restart-lake` there ends the lake, which comes back by itself. */
  startStudio(): Promise<void>
}

/**
 * Prepares a shop for tests in a state that is new and goes away; nothing runs until it is started. `more` is
 * environment on top of the shop's own.
 */
export const createTestStack = async (more: Readonly<Record<string, string>> = {}): Promise<TestStack> => {
  const ports = readPorts(portVariables(), OFFSET)
  await requireFreePorts(ports)
  const state = await mkdtemp(join(tmpdir(), 'rumbo-test-'))
  // Kept between runs. By port, so that two runs beside each other never write into one.
  const cache = projectFile(`.local/test-cache/${ports.shop}`)
  const env = {
    ...passedOn(process.env),
    ...localEnvironment(ports),
    LOCAL_STATE_DIR: state,
    EDGE_SHARED_CACHE: cache,
    ...more,
  }
  const house = createDevStack(ports, env, (line) => {
    console.log(`  ${line}`)
    appendFileSync(join(state, STACK_LOG), `${line}\n`)
  })
  let lake: Running | undefined
  let studio: Served | undefined
  return {
    ...house,
    env,
    async startEmulators() {
      const started = await house.startEmulators()
      lake = started[0]
      return started
    },
    async startStudio() {
      const app = new Hono<NodeEnv>()
        .post('/__local/restart-lake', async (c) => {
          await lake?.stop()
          return c.body(null, 204)
        })
        .route('/', await builtStudio(join(cache, 'studio'), env))
      studio = await serveApp(app, ports.studio)
    },
    async stop() {
      await studio?.close()
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
