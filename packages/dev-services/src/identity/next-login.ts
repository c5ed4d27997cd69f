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

/** What goes wrong next: once each, then all is well again. With `sub` it waits for that person's login. */
export interface NextLogin {
  fail(kind: FailureKind, sub?: string): void
  /** Only kinds of the token stage: an ordinary renewal never comes by `/authorize`. */
  failRefresh(kind: FailureKind, sub?: string): void
  forget(): void
  /** The failure waiting for whoever logs in next. */
  pending(): FailureKind | undefined
  /** The failure waiting for this stage of a login of `sub`; it is then used up. */
  take(stage: Stage, sub: string | undefined): FailureKind | undefined
  takeForRefresh(sub: string | undefined): FailureKind | undefined
}

interface Armed {
  readonly kind: FailureKind
  readonly sub: string | undefined
}

const takeFrom = (armed: Armed[], fits: (kind: FailureKind) => boolean, sub: string | undefined) => {
  const at = armed.findIndex((one) => fits(one.kind) && (one.sub === undefined || one.sub === sub))
  return at < 0 ? undefined : armed.splice(at, 1)[0]?.kind
}

export const createNextLogin = (): NextLogin => {
  let logins: Armed[] = []
  let refreshes: Armed[] = []
  /** The latest word counts: one failure for each person, one for anybody. */
  const arm = (armed: readonly Armed[], kind: FailureKind, sub: string | undefined) => [
    ...armed.filter((one) => one.sub !== sub),
    { kind, sub },
  ]
  return {
    fail: (kind, sub) => void (logins = arm(logins, kind, sub)),
    failRefresh: (kind, sub) => void (refreshes = arm(refreshes, kind, sub)),
    forget: () => void ([logins, refreshes] = [[], []]),
    pending: () => logins.find(({ sub }) => sub === undefined)?.kind,
    take: (stage, sub) => takeFrom(logins, (kind) => FAILURES[kind].stage === stage, sub),
    takeForRefresh: (sub) => takeFrom(refreshes, () => true, sub),
  }
}
