import { BuildFailed } from './build-error'

/** How a build went, newest facts for editors. Times are ISO 8601, `seconds` is how long it took. */
export interface BuildRecord {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed'
  readonly startedAt: string
  readonly seconds?: number
  /** Build hooks that this build answers. */
  readonly hooks: number
  /** Why it failed, in the build's own words. */
  readonly error?: string
  /** `_id` of the document at fault, and its field, where the build names them. */
  readonly document?: string
  readonly field?: string
}

interface Options {
  /** Builds and swaps; rejects with what an editor should read. */
  readonly build: (id: number) => Promise<void>
  readonly firstId?: number
}

const KEPT = 30
/** Hooks closer together than this are one change: a publish may touch several documents. Milliseconds. */
const SAME_CHANGE = 1000
const WINDOW = 20_000

/**
 * How long to wait before a build, in milliseconds, from the times of the changes so far. Single changes are built at
 * once; from the sixth within twenty seconds on they are gathered, so that thirty publishes make a handful of builds
 * and an editor who corrects a price or two never waits.
 */
export const patience = (changes: readonly number[], now: number): number =>
  changes.filter((at) => at > now - WINDOW).length < 6 ? 50 : 10_000

const faultOf = (error: unknown): Pick<BuildRecord, 'error' | 'document' | 'field'> => {
  const { document, field } = error instanceof BuildFailed ? error : {}
  return {
    error: error instanceof Error ? error.message : String(error),
    ...(document && { document }),
    ...(field && { field }),
  }
}

/** One build at a time. Hooks that come while one waits are answered by it; those that come while one runs, by the next. */
export const createBuildQueue = ({ build, firstId = 1 }: Options) => {
  const records: BuildRecord[] = []
  const changes: number[] = []
  let nextId = firstId
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const update = (record: BuildRecord) => {
    const index = records.findIndex(({ id }) => id === record.id)
    if (index === -1) records.unshift(record)
    else records[index] = record
    records.length = Math.min(records.length, KEPT)
  }

  const schedule = () => {
    if (waiting === 0 || timer || running) return
    timer = setTimeout(
      () => {
        timer = undefined
        running = run().finally(() => {
          running = undefined
          schedule()
        })
      },
      patience(changes, Date.now()),
    )
  }

  const run = async () => {
    const started = Date.now()
    const base = { id: nextId++, startedAt: new Date(started).toISOString(), hooks: waiting }
    waiting = 0
    update({ ...base, state: 'running' })
    const took = () => ({ seconds: Math.round((Date.now() - started) / 100) / 10 })
    try {
      await build(base.id)
      update({ ...base, ...took(), state: 'done' })
    } catch (error) {
      update({ ...base, ...took(), state: 'failed', ...faultOf(error) })
    }
  }

  return {
    /** A change is in: a build that starts after this moment will hold it. */
    request() {
      waiting += 1
      const now = Date.now()
      if (now - (changes.at(-1) ?? 0) >= SAME_CHANGE) changes.push(now)
      if (changes.length > KEPT) changes.shift()
      schedule()
    },
    /** Builds without waiting; ends when that build has ended, well or not. */
    async now(): Promise<void> {
      waiting += 1
      clearTimeout(timer)
      timer = undefined
      await running
      running = run().finally(() => {
        running = undefined
        schedule()
      })
      await running
    },
    records: (): readonly BuildRecord[] => records,
    /** True while a build runs or waits. */
    busy: () => Boolean(running ?? timer) || waiting > 0,
    async close() {
      clearTimeout(timer)
      waiting = 0
      await running
    },
  }
}
export type BuildQueue = ReturnType<typeof createBuildQueue>
