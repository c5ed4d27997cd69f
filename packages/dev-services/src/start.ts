import { resolve } from 'node:path'
import { checkEnv } from '~/lib/env/env.server'
import { createDevStack } from './dev-stack'
import { localEnvironment, PORTS, type PortName, readEnvironment, readPorts, requireFreePorts } from './ports'
import { projectFile } from './programs'
import { recordRunning } from './running'
import { welcome } from './welcome'

// `npm start`, `npm run dev` and `npm run preview`: starts everything the shop needs and runs until Ctrl-C.

const mode = process.argv[2] ?? 'start'
const withStudio = mode !== 'preview'
const root = projectFile('.')

const start = async (): Promise<void> => {
  const given = readEnvironment(root)
  const ports = readPorts(given)
  const local = localEnvironment(ports, given)
  const stateDir = resolve(root, local['LOCAL_STATE_DIR'] ?? '.local')
  const env = {
    ...local,
    LOCAL_STATE_DIR: stateDir,
    // Only the dev server shows drafts, so the Studio has a preview in that mode only.
    ...(mode === 'dev' && {
      SANITY_STUDIO_PREVIEW_URL: local['SANITY_STUDIO_PREVIEW_URL'] ?? `http://localhost:${ports.shop}`,
    }),
  }
  checkEnv(['build', 'functions', 'studio', 'local'], env)
  await requireFreePorts(
    ports,
    (Object.keys(PORTS) as PortName[]).filter((name) => withStudio || name !== 'studio'),
    { command: mode === 'start' ? 'npm start' : `npm run ${mode}` },
  )

  const stack = createDevStack(ports, env)
  const removeRecord = recordRunning(stateDir, ports)
  let stopping = false
  const isStopping = () => stopping
  const stop = async (code: number): Promise<void> => {
    if (stopping) process.exit(130)
    stopping = true
    await stack.stop()
    removeRecord()
    process.exit(code)
  }
  process.on('SIGINT', () => {
    console.log('\nStopping …')
    void stop(130)
  })
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(143))
  // bin/run.mjs has exited.
  process.once('disconnect', () => void stop(143))

  try {
    console.log('Starting content, payments, identity and mail …')
    await stack.startEmulators()
    console.log(
      mode === 'dev'
        ? 'Starting the Astro dev server …'
        : 'Building the site if anything changed (the first time takes one to five minutes) …',
    )
    await withProgress(mode === 'dev' ? stack.startDev() : stack.startShop())
    // Started last: the shop must not wait for the Studio or share the CPU with its bundler.
    if (withStudio) {
      stack
        .startStudio()
        .catch(
          (error: unknown) =>
            stopping || console.error(`${messageOf(error)}\nThe shop runs without the Studio.`),
        )
    }
    console.log(welcome(ports, { studio: withStudio, builds: mode !== 'dev' }))
  } catch (error) {
    if (isStopping()) return
    console.error(`\n${messageOf(error)}\n`)
    await stop(1)
  }
}

/** Prints every 15 seconds that `work` continues. */
const withProgress = async (work: Promise<unknown>): Promise<void> => {
  const started = Date.now()
  const progress = setInterval(() => {
    console.log(`  still building after ${Math.round((Date.now() - started) / 1000)} s`)
  }, 15_000)
  await work.finally(() => {
    clearInterval(progress)
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

start().catch((error: unknown) => {
  console.error(`\n${messageOf(error)}\n`)
  process.exit(1)
})
