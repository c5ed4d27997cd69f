/** Whether the style sheets of a cached page are cached too: the page may have been left while they loaded. */
export const hasStyles = async (html: string): Promise<boolean> => {
  const links = html.matchAll(/<link[^>]*\shref="(\/_astro\/[^"]+\.css)"/g)
  const kept = await Promise.all(Array.from(links, ([, path]) => caches.match(path!)))
  return kept.every(Boolean)
}
