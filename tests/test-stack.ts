import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type NodeEnv, type Served, serveApp } from 'service-kit/serve'
import { localEnvironment, readPorts, requireFreePorts } from '@rumbo/dev-services/ports'
import { projectFile, type Running } from '@rumbo/dev-services/programs'
import { createDevStack, type DevStack } from '@rumbo/dev-services/dev-stack'
import { inheritedEnv } from './test-env'
import { builtStudio } from './studio'

/** Tests have their own ports and state, so that `npm start` can run beside them. */
const OFFSET = 1000

/** In the state directory: the output of all programs. */
export const STACK_LOG = 'stack.log'

export interface TestStack extends Omit<DevStack, 'startStudio'> {
  /** The environment of every program, without the developer's own keys and `.env`. */
  readonly env: Readonly<Record<string, string>>
  /** Builds and serves the Studio. `POST /__local/restart-lake` there stops the lake, which then restarts. */
  startStudio(): Promise<void>
}

/** A shop with temporary state. Nothing runs until it is started. `more` is added to its environment. */
export const createTestStack = async (more: Readonly<Record<string, string>> = {}): Promise<TestStack> => {
  const ports = readPorts(portVariables(), OFFSET)
  await requireFreePorts(ports, undefined, { command: 'npm test', prefix: 'TEST_' })
  const state = await mkdtemp(join(tmpdir(), 'rumbo-test-'))
  // Kept between runs; by port, so that parallel runs do not share it.
  const cache = projectFile(`.local/test-cache/${ports.shop}`)
  const env = {
    ...inheritedEnv(process.env),
    ...localEnvironment(ports),
    LOCAL_STATE_DIR: state,
    EDGE_SHARED_CACHE: cache,
    ...more,
  }
  const stack = createDevStack(ports, env, (line) => {
    console.log(`  ${line}`)
    appendFileSync(join(state, STACK_LOG), `${line}\n`)
  })
  let lake: Running | undefined
  let studio: Served | undefined
  return {
    ...stack,
    env,
    async startEmulators() {
      const started = await stack.startEmulators()
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
      await stack.stop()
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
