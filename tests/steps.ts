import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { projectFile } from '@rumbo/dev-services/programs'

export interface StepResult {
  readonly title: string
  readonly ok: boolean
  readonly seconds: number
}

/** Runs the steps of a test run in sequence and records their results. */
export const createSteps = (env: Readonly<Record<string, string | undefined>>) => {
  const results: StepResult[] = []
  const children = new Set<ChildProcess>()

  const record = (title: string, ok: boolean, started: number) => {
    const seconds = (Date.now() - started) / 1000
    results.push({ title, ok, seconds })
    console.log(`${ok ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)`)
  }

  return {
    results: (): readonly StepResult[] => results,
    /**
     * Runs Node with `args`; returns its exit code. A quiet step shows its output only when it fails. An idle step gets
     * the processor time that others leave.
     */
    run(
      title: string,
      args: readonly string[],
      { quiet = false, idle = false, cwd = projectFile('.') } = {},
    ): Promise<number> {
      const started = Date.now()
      return new Promise((resolve, reject) => {
        const child = spawn(process.execPath, args, {
          cwd,
          env,
          stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
        })
        children.add(child)
        if (idle && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
        const output: Buffer[] = []
        for (const stream of [child.stdout, child.stderr])
          stream?.on('data', (chunk: Buffer) => output.push(chunk))
        child.once('error', reject)
        child.once('close', (code) => {
          children.delete(child)
          if (code !== 0) console.log(Buffer.concat(output).toString())
          record(title, code === 0, started)
          resolve(code ?? 1)
        })
      })
    },
    /** Runs `work` as a step; if it throws, the step has failed and the run continues. */
    async attempt(title: string, work: () => Promise<unknown>): Promise<boolean> {
      const started = Date.now()
      try {
        await work()
        record(title, true, started)
        return true
      } catch (error) {
        console.log(error instanceof Error ? error.message : String(error))
        record(title, false, started)
        return false
      }
    },
    stop() {
      for (const child of children) child.kill('SIGTERM')
    },
  }
}
