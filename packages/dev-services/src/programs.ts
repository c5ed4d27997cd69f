import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A Node program that runs beside this one for as long as this one runs. */
export interface Program {
  /** Display name. */
  readonly title: string
  /** Script and arguments for Node. The script may be TypeScript. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** URL that answers 2xx once the program serves. */
  readonly health: string
  /** How long a start may take, in milliseconds. */
  readonly startTimeout?: number
  /** Which output to log: everything, everything once the program is healthy, or only errors. */
  readonly output?: 'all' | 'healthy' | 'errors'
}

export interface Running {
  /** Stops the program and its child processes. It is restarted unless the signal was aborted first. */
  stop(): Promise<void>
}

interface RunOptions {
  readonly log: (line: string) => void
  /** Abort it before stopping programs: none is started or restarted afterward. */
  readonly signal: AbortSignal
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PARENT_WATCH = new URL('./parent-watch.mjs', import.meta.url).href
const STOP_TIMEOUT = 5000
const RESTARTS_PER_MINUTE = 5
const HAS_PROCESS_GROUPS = process.platform !== 'win32'

/**
 * Starts a program and resolves when it is healthy. From then on, the program is restarted when it exits, even during
 * a restart, at most five times a minute.
 */
export const run = async (program: Program, { log, signal }: RunOptions): Promise<Running> => {
  const { title } = program
  const exits: number[] = []
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const started = spawnNode(program)
    child = started
    const output = logOutput(started, program, log)
    try {
      await untilHealthy(started, program, signal)
    } catch (cause) {
      await end(started)
      const lines = output.lines.map((line) => `  ${line}`).join('\n')
      throw new Error(`${title} did not start: ${messageOf(cause)}\n${lines}`, { cause })
    }
    output.healthy = true
    const exited = () => void restart(`exited (${started.signalCode ?? `code ${started.exitCode}`})`)
    if (isGone(started)) exited()
    else started.once('exit', exited)
  }

  const isStopped = () => signal.aborted

  const restart = async (reason: string): Promise<void> => {
    if (isStopped()) return
    exits.push(Date.now())
    const recent = exits.filter((at) => at > Date.now() - 60_000).length
    if (recent > RESTARTS_PER_MINUTE) {
      log(`${title} keeps exiting and is not restarted. Stop everything and start again.`)
      return
    }
    log(`${title} ${reason}. Restarting …`)
    await pause(200 * recent)
    if (isStopped()) return
    await start().catch((error: unknown) => {
      if (isStopped()) return
      log(messageOf(error))
      return restart('did not restart')
    })
  }

  await start()
  return {
    async stop() {
      if (child) await end(child)
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const spawnNode = ({ args, cwd, env }: Program): ChildProcess =>
  spawn(process.execPath, [...loaders(args[0]), ...args], {
    cwd,
    env: { ...env, FORCE_COLOR: '0' },
    // In its own process group, a terminal's Ctrl-C does not reach the program, and `end` reaches its child processes.
    detached: HAS_PROCESS_GROUPS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

const loaders = (script = ''): string[] => [
  ...(script.endsWith('.ts') ? ['--import', TSX] : []),
  '--import',
  PARENT_WATCH,
]

/** Logs what the program prints, and keeps its last lines for the error message of a failed start. */
const logOutput = (child: ChildProcess, { title, output = 'healthy' }: Program, log: RunOptions['log']) => {
  const state = { healthy: false, lines: [] as string[] }
  const onLine = (line: string): void => {
    state.lines = [...state.lines.slice(-39), line]
    const isLogged = output === 'all' || (state.healthy && (output === 'healthy' || /\berror\b/i.test(line)))
    if (isLogged) log(`${title}: ${line}`)
  }
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) onLine(line)
    })
  }
  return state
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const untilHealthy = async (child: ChildProcess, program: Program, signal: AbortSignal): Promise<void> => {
  const { health, startTimeout = 60_000 } = program
  const deadline = Date.now() + startTimeout
  for (;;) {
    if (signal.aborted) throw new Error('it was stopped.')
    if (isGone(child)) throw new Error('it exited at once.')
    const response = await fetch(health, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > deadline) throw new Error(`no response from ${health} within ${startTimeout / 1000} s.`)
    await pause(100)
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (isGone(child)) return
  const gone = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)))
  signalGroup(child, 'SIGTERM')
  if (await Promise.race([gone, pause(STOP_TIMEOUT, false)])) return
  signalGroup(child, 'SIGKILL')
  await gone
}

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (!child.pid) return
  try {
    process.kill(HAS_PROCESS_GROUPS ? -child.pid : child.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Absolute path of a file in this repository. */
export const projectFile = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url))
