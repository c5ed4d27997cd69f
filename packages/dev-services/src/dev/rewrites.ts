import { redirects } from '~/build/redirects'
import { findRedirect } from '../edge/rules'

const REWRITES = redirects()
  .filter(({ status }) => status === 200)
  .map((rule) => ({ ...rule, force: false }))

/** Applies the site's rewrites (status 200) to `url`, because the Astro dev server does not read `_redirects`. */
export const rewrite = (url: string): string => {
  const [path = '/', query] = url.split('?', 2)
  const target = findRedirect(REWRITES, path)?.target
  if (!target) return url
  return query === undefined ? target : `${target}?${query}`
}
