import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PortName } from '@rumbo/dev-services/ports'
import { PORTS } from '@rumbo/dev-services/ports'
import { projectFile } from '@rumbo/dev-services/programs'

type Environment = Readonly<Record<string, string>>
export type VictimName = Exclude<PortName, 'studio'>

/** A program that can be killed without warning, at any moment, and started again on what it had kept. */
export interface Victim {
  readonly name: VictimName
  readonly url: string
  start(): Promise<void>
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PARENT_WATCH = pathToFileURL(projectFile('local/parent-watch.mjs')).href
const PATIENCE_MS = 120_000

const scriptOf = (name: VictimName) => projectFile(`local/${name === 'shop' ? 'edge' : name}/main.ts`)

export const createVictim = (name: VictimName, env: Environment): Victim => {
  const url = `http://localhost:${env[PORTS[name].variable]}`
  let child: ChildProcess | undefined

  return {
    name,
    url,
    async start() {
      const output: string[] = []
      child = spawn(process.execPath, ['--import', TSX, '--import', PARENT_WATCH, scriptOf(name)], {
        cwd: projectFile('.'),
        env: { ...env, EDGE_BUILD: 'never' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      child.stderr?.on('data', (text: Buffer) => output.push(text.toString()))
      const deadline = Date.now() + PATIENCE_MS
      while (!(await isHealthy(url))) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`${name} does not start:\n${output.join('')}`)
        await pause(50)
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const isHealthy = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/__local/health`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  return answer?.ok === true
}
