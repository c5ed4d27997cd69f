import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

/** An append-only file with one JSON value per line. */
export interface Journal<Entry> {
  /**
   * The entry is in the file when this returns, so it survives `kill -9`.
   * Throws when it cannot be written; the file is then as before.
   */
  append(entry: Entry): void
  /** Resolves when all entries are on the disk and survive a power failure. Concurrent calls share one fdatasync. */
  flush(): Promise<void>
  /** Replaces all entries atomically. */
  rewrite(entries: Iterable<Entry>): void
  close(): void
}

/** Opens the journal at `path`; `entries` is what an earlier process wrote, `undefined` when there is no file yet. */
export const openJournal = <Entry>(path: string) => {
  mkdirSync(dirname(path), { recursive: true })
  const entries = readEntries(path) as Entry[] | undefined
  return { entries, journal: writeTo<Entry>(path) }
}

/** Reads all entries. A last line cut off by a crash was never acknowledged: it is removed from the file. */
const readEntries = (path: string): unknown[] | undefined => {
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  const incomplete = lines.pop() !== ''
  const entries: unknown[] = []
  for (const [index, line] of lines.entries())
    try {
      entries.push(JSON.parse(line))
    } catch (cause) {
      if (!incomplete && index === lines.length - 1) break
      const help = 'Restore the file, or delete it to start afresh.'
      throw new Error(`${path}: line ${index + 1} is damaged. ${help}`, { cause })
    }
  if (incomplete || entries.length < lines.length) {
    const valid = lines.slice(0, entries.length).map((line) => `${line}\n`)
    truncateSync(path, Buffer.byteLength(valid.join('')))
  }
  return entries
}

const synchronize = promisify(fdatasync)

const writeTo = <Entry>(path: string): Journal<Entry> => {
  let file = openSync(path, 'a', 0o600)
  let size = statSync(path).size
  let failure: Error | undefined
  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined

  const fail = (cause: unknown) =>
    (failure = new Error(`${path} cannot be written. Free some disk space and restart.`, { cause }))

  return {
    append(entry) {
      if (failure) throw failure
      const bytes = toBytes(entry)
      try {
        writeAll(file, bytes)
        size += bytes.length
      } catch (cause) {
        const error = fail(cause)
        ftruncateSync(file, size)
        failure = undefined
        throw error
      }
    },
    flush() {
      queued ??= running = running.then(async () => {
        queued = undefined
        try {
          await synchronize(file)
        } catch (cause) {
          throw fail(cause)
        }
      })
      return queued
    },
    rewrite(entries) {
      const next = `${path}.new`
      const fresh = openSync(next, 'w', 0o600)
      for (const entry of entries) writeAll(fresh, toBytes(entry))
      fsyncSync(fresh)
      closeSync(fresh)
      renameSync(next, path)
      synchronizeFolder(dirname(path))
      const replaced = file
      file = openSync(path, 'a', 0o600)
      size = statSync(path).size
      const closeReplaced = () => closeSync(replaced)
      running.then(closeReplaced, closeReplaced)
    },
    close: () => closeSync(file),
  }
}

const toBytes = (entry: unknown) => Buffer.from(`${JSON.stringify(entry)}\n`)

const writeAll = (file: number, bytes: Buffer) => {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

/** Makes a rename durable; Windows has no such call. */
const synchronizeFolder = (path: string) => {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
