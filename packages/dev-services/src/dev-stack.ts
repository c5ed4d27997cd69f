import { PORTS, type PortName, type Ports } from './ports'
import { type Program, projectFile, run, type Running } from './programs'

type Environment = Readonly<Record<string, string | undefined>>

/** Services that the shop talks to. They start first, all at once. */
const STAND_INS = ['lake', 'payments', 'identity', 'mail'] as const satisfies readonly PortName[]

const standIn = (name: (typeof STAND_INS)[number], ports: Ports, env: Environment): Program => ({
  title: PORTS[name].title,
  args: [
    name === 'lake'
      ? projectFile('packages/content-lake/src/main.ts')
      : projectFile(`packages/dev-services/src/${name}/main.ts`),
  ],
  cwd: projectFile('.'),
  env,
  health: `http://localhost:${ports[name]}/__local/health`,
})

/** The site on the local edge; building it may take a while the first time. */
const edge = (ports: Ports, env: Environment): Program => ({
  title: PORTS.shop.title,
  args: [projectFile('packages/dev-services/src/edge/main.ts')],
  cwd: projectFile('.'),
  env,
  health: `http://localhost:${ports.shop}/__local/health`,
  patience: 15 * 60_000,
})

/** The site from its sources, drafts shown, pages renewed as files and content change. */
const dev = (ports: Ports, env: Environment): Program => ({
  ...edge(ports, { ...env, SANITY_PERSPECTIVE: env['SANITY_PERSPECTIVE'] || 'drafts' }),
  args: [projectFile('packages/dev-services/src/dev/main.ts')],
  speech: 'all',
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
  patience: 3 * 60_000,
  speech: 'errors',
})

/** Everything that was started; `stop` ends all of it. */
export const createDevStack = (ports: Ports, env: Environment, say: (line: string) => void = console.log) => {
  const ending = new AbortController()
  const running: Promise<Running>[] = []
  const begin = (program: Program): Promise<Running> => {
    const started = run(program, { say, signal: ending.signal })
    started.catch(() => undefined)
    running.push(started)
    return started
  }
  return {
    startStandIns: () => Promise.all(STAND_INS.map((name) => begin(standIn(name, ports, env)))),
    startShop: () => begin(edge(ports, env)),
    startDev: () => begin(dev(ports, env)),
    startStudio: () => begin(studio(ports, env)),
    async stop(): Promise<void> {
      ending.abort()
      const all = await Promise.allSettled(running)
      await Promise.all(all.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)))
    },
  }
}
export type DevStack = ReturnType<typeof createDevStack>
