/** Cache names. Increase a number when the format of the entries changes; caches with other names are deleted. */
export const CACHES = {
  fallbacks: 'rumbo-fallbacks-1',
  pages: 'rumbo-pages-1',
  assets: 'rumbo-assets-1',
  pictures: 'rumbo-pictures-2',
} as const

/** Deletes the caches of this site except `kept`. */
export const clearCaches = async (kept: readonly string[] = []): Promise<void> => {
  for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name)
}
