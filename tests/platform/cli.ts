import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from 'service-kit/free-port'
import { projectFile } from '@rumbo/dev-services/programs'

/**
 * Where Netlify's command line is installed: it has more packages than the project, so it is not one of its
 * dependencies.
 */
export const CLI_FOLDER = projectFile('.local/netlify-cli')
const PACKAGES = ['netlify-cli@27.10.2', 'deno@2.9.6']
const PROGRAM = join(CLI_FOLDER, 'node_modules/netlify-cli/bin/run.js')

/**
 * The site is the repository's root, not one of its workspaces. The option is ignored when the CLI is started there.
 */
const ROOT = ['--cwd', projectFile('.')]

type Environment = Readonly<Record<string, string | undefined>>

export const isInstalled = (): boolean =>
  existsSync(PROGRAM) && existsSync(join(CLI_FOLDER, 'node_modules/deno'))

export async function install(): Promise<void> {
  await mkdir(CLI_FOLDER, { recursive: true })
  const args = ['install', '--prefix', CLI_FOLDER, '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES]
  const code = await exitOf(spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }))
  if (code !== 0) throw new Error(`Netlify's command line could not be installed into ${CLI_FOLDER}.`)
}

/** `netlify build --offline`; returns what it prints. */
export async function build(env: Environment): Promise<string> {
  const child = start(['build', '--offline', ...ROOT], env)
  const output = outputOf(child)
  if ((await exitOf(child)) !== 0) throw new Error(`netlify build failed:\n${output()}`)
  return output()
}

/** `netlify dev --offline` for the built site, with its redirects and the functions. */
export async function serve(env: Environment): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const [port, functions, files] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = ['--port', port, '--functions-port', functions, '--staticServerPort', files].map(String)
  const site = ['--framework', '#static', '--dir', projectFile('dist')]
  const child = start(['dev', '--offline', '--no-open', ...site, ...ports, ...ROOT], env)
  const output = outputOf(child)
  const exited = exitOf(child)
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
    await Promise.race([exited, pause(5000)])
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  // It announces itself before it has bundled the functions, which takes minutes on a busy computer.
  const deadline = Date.now() + 15 * 60_000
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/robots.txt`, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (answer?.ok) return { port, stop }
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`netlify dev did not start:\n${output()}`)
    }
    await pause(500)
  }
}

const start = (args: readonly string[], env: Environment): ChildProcess =>
  spawn(process.execPath, [PROGRAM, ...args], {
    cwd: CLI_FOLDER,
    env: {
      ...env,
      PATH: [join(CLI_FOLDER, 'node_modules/.bin'), env['PATH']].join(delimiter),
      NETLIFY_TELEMETRY_DISABLED: '1',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })

const outputOf = (child: ChildProcess) => {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-100_000)))
  return () => output
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
