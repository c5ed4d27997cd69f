import { resolveConfig } from '@netlify/config'
import { configurationSchema } from '../edge/site'
import { findRedirect } from '../edge/rules'

/**
 * The addresses of `netlify.toml` that show another page (status 200), for a server that knows only pages. What the
 * `_redirects` of an earlier build passes on to another server is not its business: pictures have Vite's proxy.
 */
export const rewritesOf = async (root: string): Promise<(url: string) => string> => {
  const { config } = await resolveConfig({
    cwd: root,
    repositoryRoot: root,
    context: 'dev',
    offline: true,
    mode: 'cli',
    buffer: true,
  })
  const { redirects } = configurationSchema.parse(config)
  const rules = redirects.filter(({ status, to }) => status === 200 && to.startsWith('/'))
  return (url) => {
    const [path = '/', query] = url.split('?', 2)
    const target = findRedirect(rules, path)?.target
    if (!target) return url
    return query === undefined ? target : `${target}?${query}`
  }
}
