/** Names of what is kept. A number counts up when what is inside changes its form; other numbers are cleared away. */
export const CACHES = {
  fallbacks: 'rumbo-fallbacks-1',
  pages: 'rumbo-pages-1',
  assets: 'rumbo-assets-1',
  pictures: 'rumbo-pictures-2',
} as const

/** Deletes the caches of this site that are not among `kept`. */
export const clearCaches = async (kept: readonly string[] = []): Promise<void> => {
  for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name)
}
