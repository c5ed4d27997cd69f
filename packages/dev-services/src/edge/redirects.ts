import redirector from 'netlify-redirector'

/** A redirect of `netlify.toml` or `_redirects`, as Netlify's parser returns it. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  /** 3xx redirects; 200 and 404 respond with the target's page. */
  readonly status: number
}

/** The rule that applies to a request: its status and its target with the placeholders filled in. */
export interface Redirect {
  readonly target: string
  readonly status: number
}

/** Finds the rule for a percent-encoded path without query. */
export type FindRedirect = (path: string) => Redirect | undefined

/**
 * Matches requests with Netlify's own engine, which ignores a rule whose target matches the rule itself: `/*` never
 * redirects to `/`, but `/:path/*` does.
 */
export const redirectMatcher = async (rules: readonly RedirectRule[]): Promise<FindRedirect> => {
  const lines = rules.map(({ from, to, status }) => ({ origin: from, from, path: from, to, status }))
  const matcher = await redirector.parseJSON(JSON.stringify(lines), {})
  return (path) => {
    const found = matcher.match({
      scheme: 'https',
      host: 'localhost',
      path,
      query: '',
      getHeader: () => '',
      getCookie: () => '',
    })
    return found ? { target: found.to, status: found.status } : undefined
  }
}
