/** Which response fails: that of `/authorize` or that of `/oauth/token`. */
type Stage = 'authorize' | 'token'

interface Failure {
  readonly stage: Stage
  /** Auth0's error description. */
  readonly description?: string
}

/** All failures of a login that can be simulated with `POST /__local/next-login`. */
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

/** Failures of the next login or token refresh. Each happens once; with `sub`, for that account only. */
export interface NextLogin {
  fail(kind: FailureKind, sub?: string): void
  /** Only failures of the token stage: a token refresh does not use `/authorize`. */
  failRefresh(kind: FailureKind, sub?: string): void
  forget(): void
  /** The failure of the next login of any account. */
  pending(): FailureKind | undefined
  /** Returns and removes the failure for this stage of a login of `sub`. */
  take(stage: Stage, sub: string | undefined): FailureKind | undefined
  takeForRefresh(sub: string | undefined): FailureKind | undefined
}

interface Planned {
  readonly kind: FailureKind
  readonly sub: string | undefined
}

const takeFrom = (planned: Planned[], fits: (kind: FailureKind) => boolean, sub: string | undefined) => {
  const index = planned.findIndex((one) => fits(one.kind) && (one.sub === undefined || one.sub === sub))
  return index < 0 ? undefined : planned.splice(index, 1)[0]?.kind
}

export const createNextLogin = (): NextLogin => {
  let logins: Planned[] = []
  let refreshes: Planned[] = []
  /** At most one failure per account and one for all accounts; a new one replaces the old one. */
  const plan = (planned: readonly Planned[], kind: FailureKind, sub: string | undefined) => [
    ...planned.filter((one) => one.sub !== sub),
    { kind, sub },
  ]
  return {
    fail: (kind, sub) => void (logins = plan(logins, kind, sub)),
    failRefresh: (kind, sub) => void (refreshes = plan(refreshes, kind, sub)),
    forget: () => void ([logins, refreshes] = [[], []]),
    pending: () => logins.find(({ sub }) => sub === undefined)?.kind,
    take: (stage, sub) => takeFrom(logins, (kind) => FAILURES[kind].stage === stage, sub),
    takeForRefresh: (sub) => takeFrom(refreshes, () => true, sub),
  }
}
