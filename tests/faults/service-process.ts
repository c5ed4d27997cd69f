import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PortName } from '@rumbo/dev-services/ports'
import { PORTS } from '@rumbo/dev-services/ports'
import { projectFile } from '@rumbo/dev-services/programs'

type Environment = Readonly<Record<string, string>>
export type ServiceName = Exclude<PortName, 'studio'>

/** A program that can be killed or frozen at any moment and restarted on its stored state. */
export interface ServiceProcess {
  readonly name: ServiceName
  readonly url: string
  /** Starts the process without waiting for it. */
  launch(): void
  /** Resolves when the launched process answers. */
  healthy(): Promise<void>
  /** `kill -9`; resolves when the process has exited. */
  kill(): Promise<void>
  /** Stops the process for a while, with its connections open. */
  freeze(ms: number): Promise<void>
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PARENT_WATCH = pathToFileURL(projectFile('packages/dev-services/src/parent-watch.mjs')).href
const CLOCK_SKEW = pathToFileURL(projectFile('tests/faults/clock-skew.mjs')).href
const START_TIMEOUT_MS = 240_000

const FOLDERS: Partial<Record<ServiceName, string>> = { lake: 'content', shop: 'edge' }
const scriptOf = (name: ServiceName) =>
  projectFile(`packages/dev-services/src/${FOLDERS[name] ?? name}/main.ts`)

/** A service on its port in `env`, or a second instance of it with an `env` of its own. */
export const createServiceProcess = (name: ServiceName, env: Environment): ServiceProcess => {
  const url = `http://localhost:${env[PORTS[name].variable]}`
  const preloads = [TSX, PARENT_WATCH, CLOCK_SKEW].flatMap((file) => ['--import', file])
  let child: ChildProcess | undefined
  let output: string[] = []

  return {
    name,
    url,
    launch() {
      output = []
      child = spawn(process.execPath, [...preloads, scriptOf(name)], {
        cwd: projectFile('.'),
        env: { ...env, EDGE_BUILD: 'never' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      child.stderr?.on('data', (text: Buffer) => output.push(text.toString()))
    },
    async healthy() {
      const deadline = Date.now() + START_TIMEOUT_MS
      while (!(await isHealthy(url))) {
        if (child?.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
          throw new Error(`${name} does not start:\n${output.join('')}`)
        await pause(50)
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    async freeze(ms) {
      child?.kill('SIGSTOP')
      await pause(ms)
      child?.kill('SIGCONT')
    },
  }
}

const isHealthy = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/__local/health`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  return answer?.ok === true
}
