import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { readCatalog, readSettings } from '../server/catalog'
import { contentReader, contentWriter } from '../server/content'
import { mailClient } from '../server/mail/send'
import { isLive, isRedeemable } from '../server/payments/stripe-account'

/** Returns a sentence about what works, or throws a {@link Problem} that says how to fix it. */
type Check = (env: Env) => Promise<string>

export class Problem extends Error {
  override readonly name = 'Problem'
}

const TIMEOUT_MS = 8000
const get = (url: string, accept = 'application/json') =>
  fetch(url, { headers: { accept }, signal: AbortSignal.timeout(TIMEOUT_MS) })

/** A check for every service that the shop depends on. */
export const CHECKS: Readonly<Record<string, Check>> = {
  async 'Sanity, reading'(env) {
    const { items, settings } = await readCatalog(contentReader(env), ['prod-001'])
    if (items.size === 0)
      throw new Problem('The dataset has no product prod-001. Import the content first (README).')
    return `the shop is called ${settings.brand}, a dollar is ${settings.rates.HNL} lempiras`
  },

  async 'Sanity, writing'(env) {
    const me = z
      .object({ role: z.string().optional(), roles: z.array(z.object({ name: z.string() })).default([]) })
      .safeParse(await contentWriter(env).request<unknown>({ uri: '/users/me' }))
    const roles = me.success ? [me.data.role, ...me.data.roles.map(({ name }) => name)] : []
    if (!roles.some((role) => role === 'administrator' || role === 'editor')) {
      throw new Problem(
        'SANITY_WRITE_TOKEN cannot write. Create one with the Editor role (sanity.io/manage → API → Tokens).',
      )
    }
    return 'the token can write orders'
  },

  async Stripe(env) {
    return (await isLive(env)) ? 'the key is live: real money moves' : 'the key is a test key: no money moves'
  },

  async 'Stripe, discount code'(env) {
    const { discount } = await readSettings(contentReader(env))
    if (!(await isRedeemable(env, discount.code)))
      throw new Problem(`${discount.code} cannot be redeemed yet. Run npm run stripe:setup.`)
    return `${discount.code} can be redeemed`
  },

  async Auth0({ PUBLIC_AUTH0_DOMAIN: domain }) {
    const answer = await get(`${domain}/.well-known/openid-configuration`)
    const found = z.object({ issuer: z.string(), jwks_uri: z.string() }).safeParse(await answer.json())
    if (!found.success) throw new Problem(`${domain} is not a login service. Check PUBLIC_AUTH0_DOMAIN.`)
    if (found.data.issuer !== `${domain}/`) {
      throw new Problem(
        `The login service calls itself ${found.data.issuer}. Set PUBLIC_AUTH0_DOMAIN to that (a custom domain, perhaps).`,
      )
    }
    const keys = z
      .object({ keys: z.array(z.unknown()).min(1) })
      .safeParse(await (await get(found.data.jwks_uri)).json())
    if (!keys.success) throw new Problem('The login service has no signing keys.')
    return `it signs with ${keys.data.keys.length} key(s)`
  },

  async Resend(env) {
    const { data, error } = await mailClient(env).domains.list()
    if (error)
      throw new Problem(
        `${error.message} Check RESEND_API_KEY; it needs full access, because the shop also stores contacts.`,
      )
    const from = /@([^\s<>@]+?)>?$/.exec(env.MAIL_FROM)?.[1]
    const domain = data.data.find(({ name }) => from === name || from?.endsWith(`.${name}`))
    if (domain?.status !== 'verified') {
      throw new Problem(
        `${from} is not a verified domain. Add it at resend.com/domains, or change MAIL_FROM.`,
      )
    }
    return `mail can be sent from ${from}`
  },

  async 'The site'({ PUBLIC_SITE_URL: site }) {
    const home = await get(site, 'text/html')
    if (!home.ok)
      throw new Problem(`${site} answers ${home.status}. Deploy the site, or check PUBLIC_SITE_URL.`)
    const api = await get(`${site}/api/track-order/TRK-2222222-2222222`)
    if (api.status !== 404 || !api.headers.get('content-type')?.includes('json')) {
      throw new Problem(
        `The functions of ${site} answer ${api.status}. See the function log; a variable may be missing there.`,
      )
    }
    return 'pages and functions answer'
  },
}
