import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest global setup: everything that tests write to the system's temporary folder is deleted after the run. */
export default async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-unit-'))
  // TEMP is the name on Windows.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder })
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
