import { readdirSync } from 'node:fs'

/**
 * Paths of all files in `folder` and below, relative to it, with slashes. Node's own recursive listing takes three times as
 * long for 20,000 files.
 */
export const filesIn = (folder: string, prefix = ''): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(`${folder}/${entry.name}`, `${prefix}${entry.name}/`)
      : `${prefix}${entry.name}`,
  )
