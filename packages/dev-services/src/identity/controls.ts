import { Hono } from 'hono'
import { importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Collection } from 'service-kit/state'
import { FAILURE_KINDS, FAILURES, type NextLogin } from './next-login'
import { revokeAll, type StoredRecord } from './records'
import type { Secrets } from './secrets'

/** With `sub`, the failure applies to that account only. */
const kindSchema = z.strictObject({ kind: z.enum(FAILURE_KINDS), sub: z.string().optional() })
const refreshSchema = kindSchema.refine(
  ({ kind }) => FAILURES[kind].stage === 'token',
  'kind: only failures of the token service apply to a token refresh',
)
/** An access token for tests. `expiresIn` in seconds, negative for an expired token. */
const tokenSchema = z.strictObject({
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  iss: z.string().optional(),
  expiresIn: z.int().default(3600),
})
const revokeSchema = z.strictObject({ sub: z.string().min(1) })
const settingsSchema = z.strictObject({ accessTokenSeconds: z.int().min(1).max(86_400) })

/** Can be changed while the emulator runs; a reset restores the defaults. */
export interface Settings {
  accessTokenSeconds: number
}

interface Options {
  readonly issuer: string
  readonly clientId: string
  readonly audience: string
  readonly secrets: Secrets
  readonly next: NextLogin
  readonly records: Collection<StoredRecord>
  readonly settings: Settings
}

/** The emulator's own routes under `/__local`: planned failures, tokens for tests, revocation and token lifetimes. */
export const controlRoutes = ({ issuer, clientId, audience, secrets, next, records, settings }: Options) =>
  new Hono<NodeEnv>()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400)
      if (error instanceof SyntaxError) return c.json({ error: error.message }, 400)
      throw error
    })
    .post('/next-login', async (c) => {
      const { kind, sub } = kindSchema.parse(await c.req.json())
      next.fail(kind, sub)
      return c.json({ kind })
    })
    .post('/next-refresh', async (c) => {
      const { kind, sub } = refreshSchema.parse(await c.req.json())
      next.failRefresh(kind, sub)
      return c.json({ kind })
    })
    .post('/settings', async (c) => {
      Object.assign(settings, settingsSchema.parse(await c.req.json()))
      return c.json(settings)
    })
    .post('/revoke', async (c) => {
      revokeAll(records, revokeSchema.parse(await c.req.json()).sub)
      return c.json({ ok: true })
    })
    .post('/token', async (c) => {
      const { sub, aud = audience, iss = issuer, expiresIn } = tokenSchema.parse(await c.req.json())
      const now = Math.floor(Date.now() / 1000)
      const token = await new SignJWT({ azp: clientId, scope: 'openid profile email' })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: String(secrets.key.kid) })
        .setSubject(sub)
        .setIssuer(iss)
        .setAudience(aud)
        .setIssuedAt(Math.min(now, now + expiresIn - 1))
        .setExpirationTime(now + expiresIn)
        .sign(await importJWK(secrets.key, 'RS256'))
      return c.json({ access_token: token, token_type: 'Bearer', expires_in: expiresIn })
    })
