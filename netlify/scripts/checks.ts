import { ClientError, ServerError } from '@sanity/client'
import { z } from 'zod'
import { DEMO_BUSINESS } from '~/content/demo-business'
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '~/content/webhook'
import type { Env } from '~/lib/env/env.server'
import { readCatalog, readSettings } from '../server/catalog'
import { contentReader, contentWriter } from '../server/content'
import { runningCodes } from '../server/discount-codes'
import { mailClient } from '../server/mail/send'
import { WEBHOOK_EVENTS } from '../server/payments/stripe'
import { enabledEvents, isLive, isRedeemable } from '../server/payments/stripe-account'
import { checkMailDns } from './mail-dns'
import { Problem, Unchecked, Warning } from './outcomes'

/** Returns a sentence about what works, or throws a {@link Problem} that says how to fix it. */
type Check = (env: Env) => Promise<string>

const TIMEOUT_MS = 8000
const get = (url: string, accept = 'application/json') =>
  fetch(url, { headers: { accept }, signal: AbortSignal.timeout(TIMEOUT_MS) })

/** A request to Sanity's management API; undefined when the token is not allowed to make it. */
const managementApi = (env: Env, url: string): Promise<unknown> =>
  contentWriter(env)
    .withConfig({ useProjectHostname: false, apiVersion: '2021-10-04' })
    .request<unknown>({ url })
    .catch((error: unknown) => {
      if (error instanceof ClientError || error instanceof ServerError) return undefined
      throw error
    })

const OPERATIONS = ['create', 'update', 'delete']

const hooks = z.array(
  z.object({
    url: z.string(),
    dataset: z.string().optional(),
    isDisabled: z.boolean().default(false),
    isDisabledByUser: z.boolean().default(false),
    rule: z
      .object({
        filter: z.string().nullish(),
        projection: z.string().nullish(),
        on: z.array(z.string()).optional(),
      })
      .optional(),
  }),
)

const senderDomain = ({ MAIL_FROM }: Env): string => /@([^\s<>@]+?)>?$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM

const isSameGroq = (one: string | null | undefined, other: string): boolean =>
  one?.replaceAll(/\s+/g, '') === other.replaceAll(/\s+/g, '')

/** A check for every service that the shop depends on. */
export const CHECKS = {
  async 'Sanity, reading'(env) {
    const { items, settings } = await readCatalog(contentReader(env), ['prod-001'])
    if (items.size === 0)
      throw new Problem('The dataset has no product prod-001. Import the content first (README).')
    return `the shop is called ${settings.brand}, a dollar is ${settings.rates.HNL} lempiras`
  },

  async 'Sanity, writing'(env) {
    const me = z
      .object({ role: z.string().optional(), roles: z.array(z.object({ name: z.string() })).default([]) })
      .safeParse(await contentWriter(env).request<unknown>({ url: '/users/me' }))
    const roles = me.success ? [me.data.role, ...me.data.roles.map(({ name }) => name)] : []
    if (!roles.some((role) => role === 'administrator' || role === 'editor')) {
      throw new Problem(
        'SANITY_WRITE_TOKEN cannot write. Create one with the Editor role (sanity.io/manage → API → Tokens).',
      )
    }
    return 'the token can write orders'
  },

  async 'Sanity, webhook'(env) {
    const address = `${env.PUBLIC_SITE_URL}/api/sanity/webhook`
    const found = hooks.safeParse(await managementApi(env, `/hooks/projects/${env.SANITY_PROJECT_ID}`))
    if (!found.success)
      throw new Unchecked(
        `SANITY_WRITE_TOKEN may not read webhooks. See that one calls ${address} (sanity.io/manage → API → Webhooks).`,
      )
    const hook = found.data.find((one) => one.url === address && !one.isDisabled && !one.isDisabledByUser)
    if (!hook)
      throw new Problem(`No enabled webhook calls ${address}. Add it at sanity.io/manage → API → Webhooks.`)
    const { filter, projection, on = OPERATIONS } = hook.rule ?? {}
    const wrong = [
      hook.dataset !== undefined && hook.dataset !== env.SANITY_DATASET && 'dataset',
      !isSameGroq(filter, WEBHOOK_FILTER) && 'filter',
      !isSameGroq(projection, WEBHOOK_PROJECTION) && 'projection',
      !OPERATIONS.every((operation) => on.includes(operation)) && 'events (create, update and delete)',
    ].filter((part) => part !== false)
    if (wrong.length > 0)
      throw new Problem(
        `The webhook that calls ${address} has another ${wrong.join(' and ')}. Copy them from README, "Go live", to sanity.io/manage → API → Webhooks.`,
      )
    return `it calls ${address} with the filter of README`
  },

  async 'Sanity, CORS'(env) {
    const found = z
      .array(z.object({ origin: z.string(), allowCredentials: z.boolean() }))
      .safeParse(await managementApi(env, `/projects/${env.SANITY_PROJECT_ID}/cors`))
    if (!found.success)
      throw new Unchecked(
        'SANITY_WRITE_TOKEN may not read the allowed origins. See that only the Studio is one, with credentials (sanity.io/manage → API → CORS origins).',
      )
    const withLogin = found.data
      .filter(({ allowCredentials }) => allowCredentials)
      .map(({ origin }) => origin)
    if (withLogin.length === 0)
      throw new Problem(
        'No origin may send credentials, so that nobody can log in to a Studio. Add its address at sanity.io/manage → API → CORS origins.',
      )
    const open = withLogin.find((origin) => /^(?:https?:\/\/)?\*/.test(origin))
    if (open !== undefined)
      throw new Problem(
        `Pages of ${open} may use an editor's login. Replace it with the address of the Studio at sanity.io/manage → API → CORS origins.`,
      )
    return `editors can log in at ${withLogin.join(', ')}`
  },

  async 'Shop, business details'(env) {
    const settings = await readSettings(contentReader(env))
    const fictional = Object.entries(DEMO_BUSINESS).filter(
      ([field, value]) => settings[field as keyof typeof DEMO_BUSINESS] === value,
    )
    if (fictional.length > 0)
      throw new Warning(
        `Policies, Help and About show fictional values: ${fictional.map(([field]) => field).join(', ')}. Change them, and the address, in Studio → Ajustes de la tienda → Empresa.`,
      )
    return `${settings.legalName}, ${settings.email}`
  },

  async Stripe(env) {
    return (await isLive(env)) ? 'the key is live: real money moves' : 'the key is a test key: no money moves'
  },

  async 'Stripe, webhook'(env) {
    const address = `${env.PUBLIC_SITE_URL}/api/stripe/webhook`
    const events = await enabledEvents(env, address)
    if (!events)
      throw new Problem(
        `No enabled webhook calls ${address}. Add it in the Stripe dashboard → Developers → Webhooks, for ${WEBHOOK_EVENTS.join(', ')}.`,
      )
    const missing = WEBHOOK_EVENTS.filter((event) => !events.includes(event) && !events.includes('*'))
    if (missing.length > 0)
      throw new Problem(
        `The webhook does not receive ${missing.join(', ')}. Add them in the Stripe dashboard → Developers → Webhooks.`,
      )
    return `it calls ${address} for ${WEBHOOK_EVENTS.length} kinds of events`
  },

  async 'Stripe, discount codes'(env) {
    const codes = await runningCodes(env)
    const missing: string[] = []
    for (const code of codes) if (!(await isRedeemable(env, code))) missing.push(code)
    if (missing.length > 0)
      throw new Problem(`${missing.join(', ')} cannot be redeemed yet. Run npm run stripe:setup.`)
    return `${codes.join(', ')} can be redeemed`
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

  async 'Auth0, application'(env) {
    const site = env.PUBLIC_SITE_URL
    const query = new URLSearchParams({
      client_id: env.PUBLIC_AUTH0_CLIENT_ID,
      audience: env.PUBLIC_AUTH0_AUDIENCE,
      redirect_uri: `${site}/callback`,
      response_type: 'code',
      scope: 'openid',
      prompt: 'none',
      state: 'doctor',
      // RFC 7636, appendix B: any challenge will do, as no code is exchanged.
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const { status, headers } = await fetch(`${env.PUBLIC_AUTH0_DOMAIN}/authorize?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const target = URL.parse(headers.get('location') ?? '', env.PUBLIC_AUTH0_DOMAIN)
    const error = target?.searchParams.get('error')
    if (target?.origin !== new URL(site).origin || error !== 'login_required') {
      throw new Problem(
        `The login service refuses the application (${error ?? status}). Check PUBLIC_AUTH0_CLIENT_ID, PUBLIC_AUTH0_AUDIENCE and that ${site}/callback is an allowed callback URL.`,
      )
    }
    return `it accepts logins for ${site}`
  },

  async Resend(env) {
    const { data, error } = await mailClient(env).domains.list()
    if (error)
      throw new Problem(
        `${error.message} Check RESEND_API_KEY; it needs full access, because the shop also stores contacts.`,
      )
    const from = senderDomain(env)
    const domain = data.data.find(({ name }) => from === name || from.endsWith(`.${name}`))
    if (domain?.status !== 'verified') {
      throw new Problem(
        `${from} is not a verified domain. Add it at resend.com/domains, or change MAIL_FROM.`,
      )
    }
    return `mail can be sent from ${from}`
  },

  async 'Mail, DNS'(env) {
    if (env.RESEND_API_URL !== undefined) throw new Unchecked('Mail goes to the local inbox.')
    return checkMailDns(senderDomain(env))
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
} satisfies Readonly<Record<string, Check>>

export type CheckName = keyof typeof CHECKS
