import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BuildFailed, readBuildError } from './build-error'
import type { BuildAnswer, BuildRequest } from './messages'

interface Options {
  readonly root: string
  readonly cacheDir: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Receives the output of the builds. */
  readonly log?: (text: string) => void
}

export interface Builder {
  /** Builds the site into `outDir`. Rejects with a {@link BuildFailed}. */
  build(outDir: string): Promise<void>
  close(): void
}

const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url))

/**
 * Builds the site, one build at a time. The first one runs Astro; later ones render what a change of content affects,
 * in the process of the first (docs/decisions/023). After any other change, and when that fails, Astro runs again.
 */
export const createBuilder = ({ root, cacheDir, env, log }: Options): Builder => {
  let child: ChildProcess | undefined
  let output = ''
  let isClosed = false

  const start = (): ChildProcess => {
    const started = spawn(process.execPath, ['--import', TYPESCRIPT, PROCESS, cacheDir], {
      cwd: root,
      env: { ...env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-200_000)
      log?.(chunk.toString())
    }
    started.stdout?.on('data', listen)
    started.stderr?.on('data', listen)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  const stop = () => {
    child?.kill()
    child = undefined
  }

  const ask = async (request: BuildRequest): Promise<BuildAnswer> => {
    output = ''
    const asked = (child ??= start())
    const over = new AbortController()
    const { signal } = over
    try {
      asked.send(request)
      return await Promise.race([
        once(asked, 'message', { signal }).then(([answer]) => answer as BuildAnswer),
        // A process that was killed, for example for its memory use, has not failed to build.
        once(asked, 'close', { signal }).then(([, by]) => (by ? ('restart' as const) : ('failed' as const))),
      ])
    } finally {
      over.abort()
    }
  }

  return {
    async build(outDir) {
      let answer = await ask({ outDir })
      if (answer !== 'done') stop()
      if (answer === 'restart' && !isClosed) answer = await ask({ outDir })
      if (answer === 'done') return
      stop()
      throw new BuildFailed(readBuildError(output))
    },
    close() {
      isClosed = true
      stop()
    },
  }
}
