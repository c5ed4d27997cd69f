/** `path` with the site's origin, as canonical links, feeds and the sitemap say it. */
export const absolute = (path: string, site: string | URL = import.meta.env.SITE): string => {
  const { href } = new URL(path, site)
  return path === '/' ? href : href.replace(/\/$/, '')
}
