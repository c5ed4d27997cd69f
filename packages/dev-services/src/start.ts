import { resolve } from 'node:path'
import { localEnvironment, PORTS, type PortName, readEnvironment, readPorts, requireFreePorts } from './ports'
import { projectFile } from './programs'
import { createDevStack } from './dev-stack'
import { welcome } from './welcome'

// `npm start`, `npm run dev`, `npm run preview`: everything the shop needs, on this computer, until Ctrl-C.

const mode = process.argv[2] ?? 'start'
const withStudio = mode !== 'preview'
const root = projectFile('.')

const begin = async (): Promise<void> => {
  const given = readEnvironment(root)
  const ports = readPorts(given)
  const local = localEnvironment(ports, given)
  const env = {
    ...local,
    LOCAL_STATE_DIR: resolve(root, local['LOCAL_STATE_DIR'] ?? '.local'),
    // Drafts are shown by the site that is made from its sources, so only then Studio has a preview.
    ...(mode === 'dev' && {
      SANITY_STUDIO_PREVIEW_URL: local['SANITY_STUDIO_PREVIEW_URL'] ?? `http://localhost:${ports.shop}`,
    }),
  }
  await requireFreePorts(
    ports,
    (Object.keys(PORTS) as PortName[]).filter((name) => withStudio || name !== 'studio'),
  )

  const house = createDevStack(ports, env)
  let ending = false
  const end = async (code: number): Promise<void> => {
    if (ending) process.exit(130)
    ending = true
    await house.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => {
    console.log('\nEnding …')
    void end(130)
  })
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(143))
  // The bootstrap that started us is gone.
  process.once('disconnect', () => void end(143))

  try {
    console.log('Starting content, payments, identity and mail …')
    await house.startStandIns()
    console.log(
      mode === 'dev'
        ? 'Starting the site from its sources …'
        : 'Building the site if anything changed (the first time takes about a minute) …',
    )
    await (mode === 'dev' ? house.startDev() : house.startShop())
    // Only now: the shop must not wait for the Studio, nor share two cores with its bundler.
    if (withStudio) {
      house
        .startStudio()
        .catch((error: unknown) => ending || console.error(`${messageOf(error)}\nThe shop runs without it.`))
    }
    console.log(welcome(ports, { studio: withStudio, builds: mode !== 'dev' }))
  } catch (error) {
    if (ending) return
    console.error(`\n${messageOf(error)}\n`)
    await end(1)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

begin().catch((error: unknown) => {
  console.error(`\n${messageOf(error)}\n`)
  process.exit(1)
})
