import { z } from 'zod'

const given = z.string().trim().min(1)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
/** A variable that is left out, or set to nothing. */
const optional = (schema: z.ZodType<string>) =>
  z
    .union([schema, z.literal('')])
    .optional()
    .transform((value) => value || undefined)

interface Variable {
  readonly schema: z.ZodType<string | undefined>
  /** Where a person finds the value. */
  readonly source: string
}

/** A tenant's host name, or an origin; as an issuer it is an origin with a slash at its end. */
const domain = given.transform((text) => (/^https?:\/\//.test(text) ? text : `https://${text}`)).pipe(origin)

const VARIABLES = {
  PUBLIC_SITE_URL: { schema: origin, source: 'the address of the shop, such as https://rumbo.example' },
  SANITY_PROJECT_ID: {
    schema: given.regex(/^[a-z0-9][a-z0-9-]*$/),
    source: 'sanity.io/manage → the project → Project ID',
  },
  SANITY_DATASET: { schema: given, source: 'sanity.io/manage → the project → Datasets' },
  SANITY_API_HOST: { schema: optional(origin), source: 'leave it out for the real service' },
  SANITY_READ_TOKEN: { schema: given, source: 'sanity.io/manage → API → Tokens → Viewer' },
  SANITY_WRITE_TOKEN: { schema: given, source: 'sanity.io/manage → API → Tokens → Editor' },
  SANITY_WEBHOOK_SECRET: { schema: given, source: 'sanity.io/manage → API → Webhooks → Secret' },
  STRIPE_SECRET_KEY: {
    schema: given.regex(/^(sk|rk)_(test|live)_/),
    source: 'dashboard.stripe.com → Developers → API keys → Secret key',
  },
  STRIPE_API_URL: { schema: optional(origin), source: 'leave it out for the real service' },
  STRIPE_WEBHOOK_SECRET: {
    schema: given.regex(/^whsec_/),
    source: 'dashboard.stripe.com → Developers → Webhooks → the endpoint → Signing secret',
  },
  PUBLIC_AUTH0_DOMAIN: { schema: domain, source: 'manage.auth0.com → Applications → Domain' },
  PUBLIC_AUTH0_AUDIENCE: { schema: given, source: 'manage.auth0.com → APIs → Identifier' },
  RESEND_API_KEY: { schema: given.regex(/^re_/), source: 'resend.com/api-keys' },
  RESEND_API_URL: { schema: optional(origin), source: 'leave it out for the real service' },
  MAIL_FROM: {
    schema: given.regex(/^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
    source: 'an address of a domain verified at resend.com/domains, such as Rumbo <hola@rumbo.example>',
  },
  NEWSLETTER_SECRET: {
    schema: given.min(16),
    source: 'any long random text; `openssl rand -base64 32` makes one',
  },
  BUILD_HOOK_URL: {
    schema: origin,
    source: 'app.netlify.com → Site configuration → Build hooks',
  },
} satisfies Record<string, Variable>

export type Env = { readonly [Name in keyof typeof VARIABLES]: z.infer<(typeof VARIABLES)[Name]['schema']> }
type Source = Readonly<Record<string, string | undefined>>

/** Variables that are missing or malformed; each is named with where to get it. Never tells a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly variables: readonly string[]
  constructor(faults: readonly { name: string; missing: boolean; source: string }[]) {
    const lines = faults.map(
      ({ name, missing, source }) => `  ${name} is ${missing ? 'missing' : 'malformed'}. Get it: ${source}`,
    )
    super(`The environment is not complete:\n${lines.join('\n')}`)
    this.variables = faults.map(({ name }) => name)
  }
}

/** The environment of the functions, checked as a whole; throws an {@link EnvError} that names every fault. */
export function readEnv(source: Source = process.env): Env {
  const faults: { name: string; missing: boolean; source: string }[] = []
  const env: Record<string, string | undefined> = {}
  for (const [name, { schema, source: where }] of Object.entries<Variable>(VARIABLES)) {
    const result = schema.safeParse(source[name])
    if (result.success) env[name] = result.data
    else faults.push({ name, missing: !source[name], source: where })
  }
  if (faults.length > 0) throw new EnvError(faults)
  return env as Env
}
