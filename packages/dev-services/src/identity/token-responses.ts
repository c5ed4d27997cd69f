import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { FAILURES, type FailureKind, type NextLogin } from './next-login'

/** Longer than the SDK's timeout of 10 s. Milliseconds. */
const TIMEOUT = 60_000

type Next = () => Promise<void>

/** Applies planned failures to responses of `/oauth/token`, and gives errors Auth0's wording. */
export const tokenResponses = (next: NextLogin, tokenPath: string) => {
  /** Codes and refresh tokens whose requests time out: the SDK retries with the same one. */
  const timingOut = new Set<string>()

  return async (ctx: KoaContextWithOIDC, proceed: Next): Promise<void> => {
    await proceed()
    if (ctx.path !== tokenPath || ctx.method !== 'POST') return
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    const { grant_type: grant, code, refresh_token: token } = oidc?.params ?? {}
    const credential = String(code ?? token)
    if (timingOut.has(credential)) return hang(ctx)
    const sub = oidc?.account?.accountId
    const kind =
      grant === 'authorization_code'
        ? next.take('token', sub)
        : grant === 'refresh_token'
          ? next.takeForRefresh(sub)
          : undefined
    if (kind === 'timeout') {
      timingOut.add(credential)
      return hang(ctx)
    }
    if (kind) applyFailure(ctx, kind)
    else if (grant === 'refresh_token' && isInvalidGrant(ctx.body)) ctx.body = UNKNOWN_REFRESH_TOKEN
  }
}

/** The SDK removes the refresh token when it sees this description. */
const UNKNOWN_REFRESH_TOKEN = {
  error: 'invalid_grant',
  error_description: 'Unknown or invalid refresh token.',
}

const isInvalidGrant = (body: unknown) =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant'

const hang = async (ctx: KoaContextWithOIDC) => {
  await Promise.race([once(ctx.req, 'close'), pause(TIMEOUT, undefined, { ref: false })])
  ctx.status = 504
  ctx.body = ''
}

const without = (body: unknown, field: string) =>
  Object.fromEntries(Object.entries(body as Record<string, unknown>).filter(([name]) => name !== field))

const applyFailure = (ctx: KoaContextWithOIDC, kind: FailureKind) => {
  if (kind === 'missing_id_token') ctx.body = without(ctx.body, 'id_token')
  else if (kind === 'missing_refresh_token') ctx.body = without(ctx.body, 'refresh_token')
  else {
    const failure = FAILURES[kind]
    ctx.status = kind === 'mfa_required' || kind === 'invalid_grant' ? 403 : 500
    ctx.body = {
      error: kind === 'token_error' ? 'server_error' : kind,
      error_description: 'description' in failure ? failure.description : kind,
      ...(kind === 'mfa_required' && { mfa_token: 'local-mfa-token' }),
    }
  }
}
