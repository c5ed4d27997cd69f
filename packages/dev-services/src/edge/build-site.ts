import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { BuildFailed, readBuildError } from './build-error'

interface Options {
  readonly root: string
  readonly outDir: string
  readonly cacheDir: string
  readonly signal?: AbortSignal
  /** Receives the output of the build. */
  readonly log?: (text: string) => void
}

/** Runs `astro build` into `outDir`. Rejects with a {@link BuildFailed}. */
export const buildSite = ({ root, outDir, cacheDir, signal, log }: Options): Promise<void> =>
  new Promise((resolve, reject) => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs')
    const child: ChildProcess = spawn(
      process.execPath,
      [astro, 'build', '--root', root, '--config', 'packages/dev-services/src/edge/astro.config.mjs'],
      {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', EDGE_OUT_DIR: outDir, EDGE_CACHE_DIR: cacheDir },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(signal && { signal }),
      },
    )
    let output = ''
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-200_000)
      log?.(chunk.toString())
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return void resolve()
      reject(new BuildFailed(readBuildError(output)))
    })
  })
