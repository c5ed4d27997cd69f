import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const release = z.object({ id: z.int(), fingerprint: z.string() })
type Release = z.infer<typeof release>

/** The builds on disk, each in its own folder, and which of them is served. */
export const openReleases = async (dir: string) => {
  const pointer = join(dir, 'current.json')
  let before: Release | undefined
  const folder = (id: number) => join(dir, 'sites', String(id))
  await mkdir(join(dir, 'sites'), { recursive: true })

  const current = (): Release | undefined => {
    if (!existsSync(pointer)) return undefined
    const parsed = release.safeParse(parseJson(readFileSync(pointer, 'utf8')))
    return parsed.success && existsSync(folder(parsed.data.id)) ? parsed.data : undefined
  }

  return {
    folder,
    current,
    /** An id that no build on disk has. */
    async nextId(): Promise<number> {
      const ids = (await readdir(join(dir, 'sites'))).map(Number).filter(Number.isInteger)
      return Math.max(0, ...ids) + 1
    },
    /** Atomically makes `next` the served build. */
    publish(next: Release): void {
      before = current()
      writeFileSync(`${pointer}.new`, JSON.stringify(next))
      renameSync(`${pointer}.new`, pointer)
    },
    /** Deletes all builds older than the served one, except the one before it. A newer one may be in progress. */
    async deleteOld(): Promise<void> {
      const served = current()?.id ?? 0
      const kept = before?.id
      for (const name of await readdir(join(dir, 'sites'))) {
        if (Number(name) < served && Number(name) !== kept)
          await rm(join(dir, 'sites', name), { recursive: true, force: true })
      }
    },
    discard: (id: number) => rm(folder(id), { recursive: true, force: true }),
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
