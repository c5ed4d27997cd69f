import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LakeDocument } from '../document'
import type { Transaction } from './apply'

/** One line of the file: first the documents as they once stood, then every transaction since. */
export type JournalLine = { readonly doc: LakeDocument } | { readonly tx: Transaction }

/**
 * The append-only file behind the store. `append` resolves once the line is on the disk itself (fdatasync; lines
 * that wait together are written together), `rewrite` replaces the file by a shorter one in a single rename.
 */
export interface Journal {
  append(line: JournalLine): Promise<void>
  /** Resolves when everything appended so far is on the disk. */
  settled(): Promise<void>
  /** `content` is asked when its turn comes; it must hold everything appended so far. */
  rewrite(content: () => readonly JournalLine[]): Promise<void>
  close(): Promise<void>
}

/** Reads what an earlier process left. A last line torn by a crash was never acknowledged: it is cut off the file. */
export const readJournal = (path: string): JournalLine[] | undefined => {
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  const torn = lines.pop() ?? ''
  const parsed = lines.map((line, index) =>
    parseLine(line, index === lines.length - 1 && torn === '', path, index),
  )
  const complete = parsed.filter((line) => line !== undefined)
  if (torn !== '' || complete.length < parsed.length) {
    const kept = lines.slice(0, complete.length).map((line) => `${line}\n`)
    truncateSync(path, Buffer.byteLength(kept.join('')))
  }
  return complete
}

const parseLine = (
  line: string,
  mayBeTorn: boolean,
  path: string,
  index: number,
): JournalLine | undefined => {
  try {
    return JSON.parse(line) as JournalLine
  } catch (cause) {
    if (mayBeTorn) return undefined
    const help = 'Restore the file, or put the seed back with "npm run reset".'
    throw new Error(`${path}: line ${index + 1} is damaged. ${help}`, { cause })
  }
}

/** Opens the journal for writing; the folder is made if it is missing. */
export const openJournal = async (path: string): Promise<Journal> => {
  await mkdir(dirname(path), { recursive: true })
  let file = await open(path, 'a', 0o600)
  let waiting: { text: string; resolve(): void; reject(cause: unknown): void }[] = []
  let turn: Promise<void> = Promise.resolve()
  let failure: Error | undefined

  const settleWaiting = async (write: (text: string) => Promise<void>) => {
    const batch = waiting
    waiting = []
    try {
      if (failure) throw failure
      await write(batch.map(({ text }) => text).join(''))
      for (const { resolve } of batch) resolve()
    } catch (cause) {
      failure ??= new Error(`The lake cannot write ${path}; free some disk and restart it.`, { cause })
      for (const { reject } of batch) reject(failure)
    }
  }

  const flush = () =>
    settleWaiting(async (text) => {
      if (text === '') return
      await file.appendFile(text)
      await file.datasync()
    })

  const settled = () =>
    turn.then(() => {
      if (failure) throw failure
    })

  return {
    append: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ text: toText(line), resolve, reject })
        if (waiting.length === 1) turn = turn.then(flush)
      }),
    rewrite(content) {
      turn = turn.then(() =>
        settleWaiting(async () => {
          const next = await writeBeside(path, content().map(toText).join(''))
          await file.close()
          file = next
        }),
      )
      return settled()
    },
    settled,
    async close() {
      await turn
      await file.close()
    },
  }
}

const toText = (line: JournalLine) => `${JSON.stringify(line)}\n`

const writeBeside = async (path: string, text: string): Promise<FileHandle> => {
  const fresh = `${path}.new`
  const file = await open(fresh, 'w', 0o600)
  await file.appendFile(text)
  await file.sync()
  await file.close()
  await rename(fresh, path)
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
  return open(path, 'a', 0o600)
}
