import { PORTS, type Environment, type PortName, type Ports } from './ports'
import { type Program, projectFile, run, type Running } from './programs'

/** Services that the shop depends on. */
const EMULATORS = ['lake', 'payments', 'identity', 'mail'] as const satisfies readonly PortName[]

const emulator = (name: (typeof EMULATORS)[number], ports: Ports, env: Environment): Program => ({
  title: PORTS[name].title,
  args: [
    name === 'lake'
      ? projectFile('packages/dev-services/src/content/main.ts')
      : projectFile(`packages/dev-services/src/${name}/main.ts`),
  ],
  cwd: projectFile('.'),
  env,
  health: `http://localhost:${ports[name]}/__local/health`,
})

/** The built site, its functions and its build hook. The first start builds the site, which takes a while. */
const shop = (ports: Ports, env: Environment): Program => ({
  title: PORTS.shop.title,
  args: [projectFile('packages/dev-services/src/edge/main.ts')],
  cwd: projectFile('.'),
  env,
  health: `http://localhost:${ports.shop}/__local/health`,
  startTimeout: 15 * 60_000,
})

/** The Astro dev server, with drafts, functions and live content. */
const devServer = (ports: Ports, env: Environment): Program => ({
  ...shop(ports, { ...env, SANITY_PERSPECTIVE: env['SANITY_PERSPECTIVE'] || 'drafts' }),
  args: [projectFile('packages/dev-services/src/dev/main.ts')],
  output: 'all',
})

const studio = (ports: Ports, env: Environment): Program => ({
  title: PORTS.studio.title,
  args: [
    projectFile('node_modules/sanity/bin/sanity'),
    'dev',
    '--port',
    String(ports.studio),
    '--host',
    'localhost',
  ],
  cwd: projectFile('studio'),
  env,
  health: `http://localhost:${ports.studio}/`,
  startTimeout: 3 * 60_000,
  output: 'errors',
})

/** Starts the shop's programs; `stop` stops all of them. */
export const createDevStack = (ports: Ports, env: Environment, log: (line: string) => void = console.log) => {
  const stopping = new AbortController()
  const running: Promise<Running>[] = []
  const start = (program: Program): Promise<Running> => {
    const started = run(program, { log, signal: stopping.signal })
    started.catch(() => undefined)
    running.push(started)
    return started
  }
  return {
    startEmulators: () => Promise.all(EMULATORS.map((name) => start(emulator(name, ports, env)))),
    startShop: () => start(shop(ports, env)),
    startDev: () => start(devServer(ports, env)),
    startStudio: () => start(studio(ports, env)),
    async stop(): Promise<void> {
      stopping.abort()
      const settled = await Promise.allSettled(running)
      await Promise.all(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])))
    },
  }
}
export type DevStack = ReturnType<typeof createDevStack>
