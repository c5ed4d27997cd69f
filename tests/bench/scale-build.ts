import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, readdir, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFile } from '@rumbo/dev-services/programs'

export interface Build {
  readonly seconds: number
  readonly pages: number
  /** Peak memory of the build, in megabytes. */
  readonly peak: number
  /** Size of the output, in megabytes. */
  readonly size: number
}

/** Copies the project's files, without ignored ones, to `folder`; packages are linked. */
export const copyProject = async (folder: string): Promise<void> => {
  const root = projectFile('.')
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '-coz',
      '--exclude-standard',
      'src',
      'public',
      'local',
      'netlify',
      '*.json',
      '*.mjs',
      '*.toml',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  for (const name of listed.split('\0').filter(Boolean)) {
    await cp(join(root, name), join(folder, name), { recursive: true }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
}

/** Runs `astro build` of the copy in `root`. Rejects with the end of its output. */
export const build = async (root: string, env: Readonly<Record<string, string>>): Promise<Build> => {
  const outDir = join(root, 'dist')
  const started = performance.now()
  const { output, peak } = await run(root, {
    ...env,
    EDGE_OUT_DIR: outDir,
    EDGE_CACHE_DIR: join(root, '.cache'),
  })
  const seconds = (performance.now() - started) / 1000
  return {
    seconds,
    pages: Number(/(\d+) page\(s\) built/.exec(output)?.[1] ?? 0),
    peak,
    size: (await sizeOf(outDir)) / 1024 / 1024,
  }
}

const run = (root: string, env: Readonly<Record<string, string>>) =>
  new Promise<{ output: string; peak: number }>((resolve, reject) => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs')
    const child = spawn(
      process.execPath,
      [astro, 'build', '--root', root, '--config', 'packages/dev-services/src/edge/astro.config.mjs'],
      {
        cwd: root,
        env: { ...process.env, ...env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const memory = watchMemory(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-50_000)))
    child.once('error', reject)
    child.once('close', (code) => {
      const peak = memory.stop()
      if (code === 0) resolve({ output, peak })
      else reject(new Error(`The build ended with ${code}:\n${output.slice(-3000)}`))
    })
  })

/** Polls the peak memory of the process four times a second; 0 except on Linux. */
const watchMemory = (child: ChildProcess) => {
  let peak = 0
  const look = () => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // The process has ended, or the system has no /proc.
    }
  }
  const timer = setInterval(look, 250)
  return {
    stop: () => {
      clearInterval(timer)
      return Math.round(peak)
    },
  }
}

const sizeOf = async (folder: string): Promise<number> => {
  let sum = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size
  return sum
}
