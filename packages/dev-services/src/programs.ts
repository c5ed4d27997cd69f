import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A program that runs beside us for as long as we do. */
export interface Program {
  /** As people read it. */
  readonly title: string
  /** Script and arguments for Node; TypeScript is fine. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Address that answers 2xx once the program serves. */
  readonly health: string
  /** Milliseconds until it must be healthy. */
  readonly patience?: number
  /** Which of its lines people see: all from the start, those after it is healthy, or only what looks like an error. */
  readonly speech?: 'all' | 'healthy' | 'errors'
}

export interface Running {
  /** Ends it and what it started itself. Abort the signal first, or it is started again. */
  stop(): Promise<void>
}

interface RunOptions {
  readonly say: (line: string) => void
  /** Aborted when everything ends: no program is started or waited for any more. */
  readonly signal: AbortSignal
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PARENT_WATCH = new URL('./parent-watch.mjs', import.meta.url).href
const GRACE = 5000
const RESTARTS = 5
const GROUPS = process.platform !== 'win32'

/** Starts a program and resolves when it is healthy. One that dies later is started again, at most five times a minute. */
export const run = async (program: Program, { say, signal }: RunOptions): Promise<Running> => {
  const { title, speech = 'healthy' } = program
  const deaths: number[] = []
  let child = await begin()

  async function begin(): Promise<ChildProcess> {
    const started = spawnNode(program)
    const output: string[] = []
    let healthy = false
    listen(started, (line) => {
      output.push(line)
      if (output.length > 40) output.shift()
      const heard = speech === 'all' || (healthy && (speech === 'healthy' || /\berror\b/i.test(line)))
      if (heard) say(`${title}: ${line}`)
    })
    await untilHealthy(started, program, signal).catch(async (cause: unknown) => {
      await end(started)
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${title} did not start: ${reason}\n${output.map((line) => `  ${line}`).join('\n')}`, {
        cause,
      })
    })
    healthy = true
    started.once('exit', (code, by) => void died(code, by))
    return started
  }

  async function died(code: number | null, by: NodeJS.Signals | null): Promise<void> {
    if (signal.aborted) return
    deaths.push(Date.now())
    const recent = deaths.filter((at) => at > Date.now() - 60_000).length
    if (recent > RESTARTS)
      return say(`${title} keeps ending and is left out. Stop everything and start again.`)
    say(`${title} ended (${by ?? `code ${code}`}) and is started again.`)
    await pause(200 * recent)
    try {
      child = await begin()
    } catch (error) {
      if (!signal.aborted) say(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    stop: () => end(child),
  }
}

const spawnNode = ({ args, cwd, env }: Program): ChildProcess =>
  spawn(process.execPath, [...loaders(args[0]), ...args], {
    cwd,
    env: { ...env, FORCE_COLOR: '0' },
    // A group of its own: a terminal's Ctrl-C comes to us alone, and `end` reaches what the program itself started.
    detached: GROUPS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

const loaders = (script = ''): string[] => [
  ...(script.endsWith('.ts') ? ['--import', TSX] : []),
  '--import',
  PARENT_WATCH,
]

const listen = (child: ChildProcess, hear: (line: string) => void): void => {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) hear(line)
    })
  }
}

const untilHealthy = async (child: ChildProcess, program: Program, signal: AbortSignal): Promise<void> => {
  const { health, patience = 60_000 } = program
  const deadline = Date.now() + patience
  for (;;) {
    if (signal.aborted) throw new Error('it was stopped.')
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended at once.')
    const answer = await fetch(health, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`no answer from ${health} within ${patience / 1000} s.`)
    await pause(100)
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)))
  signalGroup(child, 'SIGTERM')
  if (await Promise.race([gone, pause(GRACE, false)])) return
  signalGroup(child, 'SIGKILL')
  await gone
}

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (!child.pid) return
  try {
    process.kill(GROUPS ? -child.pid : child.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A file of this project as an absolute path. */
export const projectFile = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url))
