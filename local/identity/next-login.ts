/** Where a failure strikes: in the answer to `/authorize`, or in the answer of `/oauth/token`. */
type Stage = 'authorize' | 'token'

interface Failure {
  readonly stage: Stage
  /** Auth0's wording, for those that answer with an OAuth error. */
  readonly description?: string
}

/** Every way a login can fail because of the provider, by the name that `POST /__local/next-login` takes. */
export const FAILURES = {
  access_denied: { stage: 'authorize', description: 'User did not authorize the request' },
  login_required: { stage: 'authorize', description: 'Login required' },
  unauthorized: { stage: 'authorize', description: 'user is blocked' },
  server_error: { stage: 'authorize', description: 'We are sorry, something went wrong. Please try again.' },
  state_mismatch: { stage: 'authorize' },
  mfa_required: { stage: 'token', description: 'Multifactor authentication required' },
  token_error: { stage: 'token', description: 'Internal server error' },
  invalid_grant: { stage: 'token', description: 'Invalid authorization code' },
  missing_id_token: { stage: 'token' },
  missing_refresh_token: { stage: 'token' },
  timeout: { stage: 'token' },
} as const satisfies Record<string, Failure>

export type FailureKind = keyof typeof FAILURES

export const FAILURE_KINDS = Object.keys(FAILURES) as [FailureKind, ...FailureKind[]]

/** What goes wrong next: once each, then all is well again. */
export interface NextLogin {
  fail(kind: FailureKind | undefined): void
  /** Only kinds of the token stage: an ordinary renewal never comes by `/authorize`. */
  failRefresh(kind: FailureKind | undefined): void
  pending(): FailureKind | undefined
  /** The failure waiting for this stage of a login; it is then used up. */
  take(stage: Stage): FailureKind | undefined
  takeForRefresh(): FailureKind | undefined
}

export const createNextLogin = (): NextLogin => {
  let login: FailureKind | undefined
  let refresh: FailureKind | undefined
  return {
    fail: (kind) => void (login = kind),
    failRefresh: (kind) => void (refresh = kind),
    pending: () => login,
    take(stage) {
      if (!login || FAILURES[login].stage !== stage) return undefined
      const kind = login
      login = undefined
      return kind
    },
    takeForRefresh() {
      const kind = refresh
      refresh = undefined
      return kind
    },
  }
}
