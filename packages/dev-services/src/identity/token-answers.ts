import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { FAILURES, type FailureKind, type NextLogin } from './next-login'

/** Longer than the SDK waits for an answer (10 s), so that it gives up first. Milliseconds. */
const LONG = 60_000

type Next = () => Promise<void>

/** Spoils answers of `/oauth/token` as asked, and words the others as Auth0 does. */
export const tokenAnswers = (next: NextLogin, tokenPath: string) => {
  /** The SDK tries a silent request again with the same code or token: each try must be left hanging. */
  const hanging = new Set<string>()

  return async (ctx: KoaContextWithOIDC, proceed: Next): Promise<void> => {
    await proceed()
    if (ctx.path !== tokenPath || ctx.method !== 'POST') return
    const { grant_type: grant, code, refresh_token: token } = ctx.oidc?.params ?? {}
    const ticket = String(code ?? token)
    if (hanging.has(ticket)) return hang(ctx)
    const sub = ctx.oidc?.account?.accountId
    const kind =
      grant === 'authorization_code'
        ? next.take('token', sub)
        : grant === 'refresh_token'
          ? next.takeForRefresh(sub)
          : undefined
    if (kind === 'timeout') {
      hanging.add(ticket)
      return hang(ctx)
    }
    if (kind) spoil(ctx, kind)
    else if (grant === 'refresh_token' && isInvalidGrant(ctx.body)) ctx.body = UNKNOWN_REFRESH_TOKEN
  }
}

/** The SDK looks for these very words: they tell it to forget the token. */
const UNKNOWN_REFRESH_TOKEN = {
  error: 'invalid_grant',
  error_description: 'Unknown or invalid refresh token.',
}

const isInvalidGrant = (body: unknown) =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant'

const hang = async (ctx: KoaContextWithOIDC) => {
  await Promise.race([once(ctx.req, 'close'), pause(LONG, undefined, { ref: false })])
  ctx.status = 504
  ctx.body = ''
}

const without = (body: unknown, field: string) =>
  Object.fromEntries(Object.entries(body as Record<string, unknown>).filter(([name]) => name !== field))

const spoil = (ctx: KoaContextWithOIDC, kind: FailureKind) => {
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
