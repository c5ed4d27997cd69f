// Entry point of `npm start`, `npm test` and similar commands. It runs on Node ≥ 20 before anything is installed, so it
// imports Node's own modules only: it installs the packages if needed, then runs a TypeScript program on a recent Node.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
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

if (rest.includes('--help')) {
  console.log(
    'npm start runs the whole shop, npm run dev from source with drafts, npm run preview without the Studio. ' +
      'npm run reset restores the seed content. npm test runs every check. Variables are in .env.example.',
  )
  process.exit()
}
if (command !== 'test' && rest.length > 0) {
  fail(`Unknown option "${rest[0]}": this command has none. Variables are in .env.example.`)
}

if (installIsStale()) {
  console.log('Installing packages (about 1.3 GB on the disk; the first time takes one to five minutes) …')
  const started = Date.now()
  const progress = setInterval(() => {
    console.log(`  still installing after ${Math.round((Date.now() - started) / 1000)} s`)
  }, 15_000)
  const [program, before] = npmProgram()
  const code = await run(program, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
  clearInterval(progress)
  if (code !== 0) fail('npm ci failed. Fix the error above, then run the same command again.')
  // A recent Node needs no bundled one: npm puts node_modules/.bin first in PATH, where it would hide the system's; it
  // needs glibc, and it takes 189 MB.
  if (isRecent() && !process.execPath.startsWith(join(root, 'node_modules')))
    for (const path of ['node_modules/.bin/node', bundledNode()])
      rmSync(join(root, path), { recursive: true, force: true })
}

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const [program, ...args] = programs[command]
process.exitCode = await run(modernNode(), ['--import', tsx, join(root, program), ...args, ...rest])

/** True when packages are missing or older than the lockfile. */
function installIsStale() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs
}

/** npm's script where its path is known: running it needs no shell and no quoting. */
function npmProgram() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/** Whether the running Node is at least 22.12. */
function isRecent() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12)
}

/** The package that brings Node for this computer, where there is one. */
function bundledNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return `node_modules/node-${platform}-${process.arch}`
}

/** The running Node if it is recent enough, otherwise the one installed with the packages. */
function modernNode() {
  if (isRecent()) return process.execPath
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = join(root, bundledNode(), 'bin', name)
  if (existsSync(bundled)) return bundled
  return fail(
    `This computer has Node ${process.versions.node}, but the shop needs 22.12 or later. ` +
      'Install Node 24 (https://nodejs.org or `nvm install`) and run the same command again.',
  )
}

/** Runs a program, forwards signals, and resolves with its exit code (128 + n for a signal). */
function run(file, args) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const forward = (signal) => child.kill(signal)
    // A terminal sends Ctrl-C to the child as well; this process only waits for it to exit.
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

/** npm, or the shell between npm and this process, may be killed with SIGKILL: checks whether both are alive. */
function watchAncestors(onExit) {
  const ancestors = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1)
  return setInterval(() => ancestors.every(isAlive) || onExit(), 500).unref()
}

/** The parent's process id; 0 where it is unknown. */
function parentOf(pid) {
  try {
    if (process.platform !== 'linux')
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
    // "pid (command) state ppid …", where the command may contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])
  } catch {
    return 0
  }
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
