/** `path` as an absolute URL, for canonical links, feeds and the sitemap. */
export const absolute = (path: string, site: string | URL = import.meta.env.SITE): string => {
  const { href } = new URL(path, site)
  return path === '/' ? href : href.replace(/\/$/, '')
}
