import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { projectFile } from '@rumbo/dev-services/programs'
import { filesIn } from '~/build/files-in'

/** Folder of the build that this test run serves. */
export const builtSite = (): string => {
  const dir = resolve(projectFile('.'), process.env['LOCAL_STATE_DIR'] ?? '.local', 'edge')
  const { id } = z.object({ id: z.int() }).parse(JSON.parse(readFileSync(join(dir, 'current.json'), 'utf8')))
  return join(dir, 'sites', String(id))
}

/** The text files of `folder` with their content. */
export const textFiles = function* (folder: string): Generator<{ name: string; text: string }> {
  for (const name of filesIn(folder))
    if (/\.(html|js|css|json|xml|txt|svg|webmanifest|map)$|_headers$|_redirects$/.test(name))
      yield { name, text: readFileSync(join(folder, name), 'utf8') }
}
