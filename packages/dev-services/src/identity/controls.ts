import { Hono } from 'hono'
import { importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Collection } from 'service-kit/state'
import { FAILURE_KINDS, FAILURES, type NextLogin } from './next-login'
import { endEverything, type StoredRecord } from './records'
import type { Secrets } from './secrets'

/** With `sub`, only that person's next login or renewal. */
const kindSchema = z.strictObject({ kind: z.enum(FAILURE_KINDS), sub: z.string().optional() })
const refreshSchema = kindSchema.refine(
  ({ kind }) => FAILURES[kind].stage === 'token',
  'kind: a renewal fails at the token service only',
)
/** A token for tests. `expiresIn` in seconds, below zero for one that has run out. */
const tokenSchema = z.strictObject({
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  iss: z.string().optional(),
  expiresIn: z.int().default(3600),
})
const revokeSchema = z.strictObject({ sub: z.string().min(1) })
const settingsSchema = z.strictObject({ accessTokenSeconds: z.int().min(1).max(86_400) })

/** What a test or a curious developer may change while it runs; reset puts it back. */
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

/** What the stand-in adds under `/__local`: failures to come, tokens without a browser, ended sessions, lifetimes. */
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
      endEverything(records, revokeSchema.parse(await c.req.json()).sub)
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
