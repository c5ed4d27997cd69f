import { redirects } from '~/build/redirects'
import { redirectMatcher } from '../edge/redirects'

const find = await redirectMatcher(redirects().filter(({ status }) => status === 200))

/** Applies the site's rewrites (status 200) to `url`, because the Astro dev server does not read `_redirects`. */
export const rewrite = (url: string): string => {
  const [path = '/', query] = url.split('?', 2)
  const target = find(path)?.target
  if (!target) return url
  return query === undefined ? target : `${target}?${query}`
}
