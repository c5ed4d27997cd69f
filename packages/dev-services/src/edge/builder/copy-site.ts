import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a built site. Pages and files with hashed names are links, so replace them instead of writing into them; the
 * others, which integrations write into, are copies.
 */
export const copySite = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copySite(source, target)
    else if (/\.html$|[\\/]_astro[\\/]/.test(source)) linkSync(source, target)
    else copyFileSync(source, target)
  }
}
