import { BuildFailed } from './builder/build-error'

/** One build. Times are ISO 8601. */
export interface BuildRecord {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed'
  readonly startedAt: string
  /** Duration. */
  readonly seconds?: number
  /** Number of build hook calls that this build covers. */
  readonly hooks: number
  /** Error message of a failed build. */
  readonly error?: string
  /** `_id` of the document that caused it, and its field, where the build names them. */
  readonly document?: string
  readonly field?: string
}

interface Options {
  /** Builds and publishes; rejects with a message for editors. */
  readonly build: (id: number) => Promise<void>
  readonly firstId?: number
}

const MAX_RECORDS = 30
/** Hook calls within this time count as one change, because a publish may affect several documents. Milliseconds. */
const SAME_CHANGE = 1000
const WINDOW = 20_000

/**
 * Milliseconds to wait before a build, given the times of the changes so far. Single changes are built immediately;
 * from the sixth within twenty seconds on they are batched, so that thirty publishes cause only a few builds.
 */
export const buildDelay = (changes: readonly number[], now: number): number =>
  changes.filter((at) => at > now - WINDOW).length < 6 ? 50 : 10_000

const faultOf = (error: unknown): Pick<BuildRecord, 'error' | 'document' | 'field'> => {
  const { document, field } = error instanceof BuildFailed ? error : {}
  return {
    error: error instanceof Error ? error.message : String(error),
    ...(document && { document }),
    ...(field && { field }),
  }
}

/** Runs one build at a time. A build covers all hook calls before its start; later ones get the next build. */
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
    records.length = Math.min(records.length, MAX_RECORDS)
  }

  const schedule = () => {
    if (waiting === 0 || timer || running) return
    timer = setTimeout(
      () => {
        timer = undefined
        void startBuild()
      },
      buildDelay(changes, Date.now()),
    )
  }

  const startBuild = () => {
    running = run().finally(() => {
      running = undefined
      schedule()
    })
    return running
  }

  const run = async () => {
    const started = Date.now()
    const base = { id: nextId++, startedAt: new Date(started).toISOString(), hooks: waiting }
    waiting = 0
    update({ ...base, state: 'running' })
    const duration = () => ({ seconds: Math.round((Date.now() - started) / 100) / 10 })
    try {
      await build(base.id)
      update({ ...base, ...duration(), state: 'done' })
    } catch (error) {
      update({ ...base, ...duration(), state: 'failed', ...faultOf(error) })
    }
  }

  return {
    /** Schedules a build that includes every change until now. */
    request() {
      waiting += 1
      const now = Date.now()
      if (now - (changes.at(-1) ?? 0) >= SAME_CHANGE) changes.push(now)
      if (changes.length > MAX_RECORDS) changes.shift()
      schedule()
    },
    /** Builds without delay; resolves when the build is over, even when it failed. */
    async now(): Promise<void> {
      waiting += 1
      clearTimeout(timer)
      timer = undefined
      await running
      await startBuild()
    },
    records: (): readonly BuildRecord[] => records,
    /** True while a build is running or scheduled. */
    busy: () => Boolean(running ?? timer) || waiting > 0,
    async close() {
      clearTimeout(timer)
      waiting = 0
      await running
    },
  }
}
export type BuildQueue = ReturnType<typeof createBuildQueue>
