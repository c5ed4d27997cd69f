/** How a build went, newest facts for editors. Times are ISO 8601, `seconds` is how long it took. */
export interface BuildRecord {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed'
  readonly startedAt: string
  readonly seconds?: number
  /** Build hooks that this build answers. */
  readonly hooks: number
  readonly error?: string
}

interface Options {
  /** Builds and swaps; rejects with what an editor should read. */
  readonly build: (id: number) => Promise<void>
  /** Milliseconds to wait before a build, from the starts of the builds before it (newest last). */
  readonly delay?: (starts: readonly number[], now: number) => number
  readonly firstId?: number
}

const MINUTE = 60_000
const KEPT = 30

/**
 * The first change after a quiet minute is built at once; each further build within the minute waits twice as long,
 * so that an editor's burst of thirty publishes makes a handful of builds.
 */
export const patience = (starts: readonly number[], now: number): number => {
  const recent = starts.filter((start) => start > now - MINUTE).length
  return recent === 0 ? 150 : Math.min(12_000, 500 * 2 ** recent)
}

/** One build at a time. Hooks that come while one waits are answered by it; those that come while one runs, by the next. */
export const createBuildQueue = ({ build, delay = patience, firstId = 1 }: Options) => {
  const records: BuildRecord[] = []
  const starts: number[] = []
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
      delay(starts, Date.now()),
    )
  }

  const run = async () => {
    const started = Date.now()
    starts.push(started)
    if (starts.length > KEPT) starts.shift()
    const base = { id: nextId++, startedAt: new Date(started).toISOString(), hooks: waiting }
    waiting = 0
    update({ ...base, state: 'running' })
    const took = () => ({ seconds: Math.round((Date.now() - started) / 100) / 10 })
    try {
      await build(base.id)
      update({ ...base, ...took(), state: 'done' })
    } catch (error) {
      update({
        ...base,
        ...took(),
        state: 'failed',
        error: error instanceof Error ? error.message : String(error),
      })
    }
  }

  return {
    /** A change is in: a build that starts after this moment will hold it. */
    request() {
      waiting += 1
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
