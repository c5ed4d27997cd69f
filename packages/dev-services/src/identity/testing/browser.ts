import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIdentity } from '../index'

export const CLIENT_ID = 'rumbo-test'
export const AUDIENCE = 'https://api.rumbo.test'
export const SHOP = 'http://localhost:21299'

/** A minimal browser for logins: cookies by path, redirects and forms. */
export const createBrowser = (origin: string) => {
  const jar = new Map<string, { value: string; path: string }>()

  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin)
    const cookie = [...jar.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ value }) => value)
      .join('; ')
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(cookie && { cookie }) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = ''] = pair.split('=')
      const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? '/'
      const isGone = attributes.some((text) => /^(expires=Thu, 01 Jan 1970|max-age=0)/i.test(text))
      if (isGone) jar.delete(`${name}${path}`)
      else jar.set(`${name}${path}`, { value: pair, path })
    }
    return response
  }

  /** Follows redirects within the provider's origin. */
  const follow = async (response: Response, at: string): Promise<{ address: URL; response: Response }> => {
    const location = response.headers.get('location')
    const address = new URL(location ?? at, new URL(at, origin))
    if (!location || address.origin !== origin) return { address, response }
    return follow(await request(address.href), address.href)
  }

  return {
    request,
    open: async (address: string) => follow(await request(address), address),
    submit: async (address: string, fields: Record<string, string>) =>
      follow(await request(address, { method: 'POST', body: new URLSearchParams(fields) }), address),
  }
}

export type Browser = ReturnType<typeof createBrowser>

const verifier = randomBytes(32).toString('base64url')

export const authorizeUrl = (extra: Record<string, string> = {}): string =>
  `/authorize?${new URLSearchParams({
    client_id: CLIENT_ID,
    audience: AUDIENCE,
    redirect_uri: `${SHOP}/callback`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })}`

/** Logs in as `sub` with one click and returns the callback URL. */
export const logInAs = async (browser: Browser, sub: string, extra = {}): Promise<URL> => {
  const { address, response } = await browser.open(authorizeUrl(extra))
  if (address.origin === SHOP || !response.ok) return address
  return (await browser.submit(address.href, { action: 'pick', sub })).address
}

export interface Tokens {
  readonly status: number
  readonly body: Record<string, string>
}

const token = async (origin: string, fields: Record<string, string>): Promise<Tokens> => {
  const response = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { origin: SHOP },
    body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

export const exchange = (origin: string, callback: URL): Promise<Tokens> =>
  token(origin, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: `${SHOP}/callback`,
    code_verifier: verifier,
  })

export const refresh = (origin: string, refreshToken: string | undefined): Promise<Tokens> =>
  token(origin, { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' })

/** Posts to `/__local/…`. */
export const command = (origin: string, name: string, body: unknown = {}): Promise<Response> =>
  fetch(`${origin}/__local/${name}`, { method: 'POST', body: JSON.stringify(body) })

/** Starts the emulator with its own state. */
export const startTestIdentity = (port: number) =>
  startIdentity({
    port,
    stateDir: mkdtempSync(join(tmpdir(), 'rumbo-identity-')),
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    appOrigins: [SHOP],
  })
