import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/** A CSS module's class name in pages and scripts, shorter than Vite's, which contains the line: `row_x3F`. */
export const className = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.replace(/\?.*/, '')).split(sep).join('/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}
