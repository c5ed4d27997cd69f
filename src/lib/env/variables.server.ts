import { z } from 'zod'

/** Parts of the project that read variables. `local` is what `npm start` and the tests run. */
export const PARTS = ['build', 'functions', 'studio', 'local'] as const
export type Part = (typeof PARTS)[number]

export interface Variable {
  /** Accepts the text of the variable; its message completes "NAME …". */
  readonly schema: z.ZodType<string | undefined>
  readonly description: string
  /** Where to get the value. */
  readonly source: string
  readonly requiredFor: readonly Part[]
  readonly optionalFor?: readonly Part[]
  /** The value under `npm start`; `{SHOP_PORT}` is replaced by the port. Variables without it are unset. */
  readonly local?: string
}

const text = z.string().trim().min(1, 'is empty')
const pattern = (regex: RegExp, rule: string) => text.regex(regex, `is malformed: ${rule}`)
const isWebAddress = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')
const url = (example: string) =>
  text
    .refine(isWebAddress, `is malformed: it must be an address such as ${example}`)
    .transform((value) => value.replace(/\/+$/, ''))
/** Unset and empty are the same. */
const optional = <Output extends string>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const port = pattern(/^\d{1,5}$/, 'it must be a number from 1 to 65535')

const AUTH0_DOMAIN = text
  .transform((value) => (/^https?:\/\//.test(value) ? value : `https://${value}`))
  .pipe(url('rumbo.us.auth0.com'))

const EMAIL_SENDER = /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const localPort = (program: string, usual: number) => ({
  schema: optional(port),
  description: `Port of ${program}`,
  source: 'choose any free port',
  requiredFor: [],
  optionalFor: ['local'] as const,
  local: String(usual),
})

const emulator = (service: string, local: string) => ({
  schema: optional(url(local)),
  description: `Address of the local ${service} emulator`,
  source: 'not needed with the real service',
  requiredFor: [],
  optionalFor: ['functions'] as const,
  local,
})

/** Every environment variable of the project. `.env.example`, the table in README and all checks are made from it. */
export const VARIABLES = {
  SHOP_PORT: localPort('the shop', 8888),
  STUDIO_PORT: localPort('the Studio', 3333),
  LAKE_PORT: localPort('the Sanity emulator', 4100),
  PAYMENTS_PORT: localPort('the Stripe emulator', 4200),
  IDENTITY_PORT: localPort('the Auth0 emulator', 4300),
  MAIL_PORT: localPort('the Resend emulator', 4400),
  LOCAL_STATE_DIR: {
    schema: optional(text),
    description: 'Folder of the local content, orders, accounts, mail and builds',
    source: 'choose any folder',
    requiredFor: [],
    optionalFor: ['local'],
    local: '.local',
  },

  PUBLIC_SITE_URL: {
    schema: url('https://rumbo.example'),
    description: 'Origin of the shop',
    source: 'Netlify → Domain management',
    requiredFor: ['build', 'functions'],
    local: 'http://localhost:{SHOP_PORT}',
  },

  SANITY_PROJECT_ID: {
    schema: pattern(/^[a-z0-9][a-z0-9-]*$/, 'it must consist of lowercase letters, digits and dashes'),
    description: 'Sanity project',
    source: 'sanity.io/manage → your project → Project ID',
    requiredFor: ['build', 'functions'],
    local: 'rumbo',
  },
  SANITY_DATASET: {
    schema: pattern(/^[a-z0-9_-]+$/, 'it must consist of lowercase letters, digits, dashes and underscores'),
    description: 'Dataset of the project',
    source: 'sanity.io/manage → your project → Datasets',
    requiredFor: ['build', 'functions'],
    local: 'production',
  },
  SANITY_API_HOST: {
    ...emulator('Sanity', 'http://localhost:{LAKE_PORT}'),
    optionalFor: ['build', 'functions'],
  },
  SANITY_READ_TOKEN: {
    schema: text,
    description: 'Token that reads content, published reviews included',
    source: 'sanity.io/manage → your project → API → Tokens → Viewer',
    requiredFor: ['build', 'functions'],
    local: 'sk-local-site',
  },
  SANITY_WRITE_TOKEN: {
    schema: text,
    description: 'Token that writes orders',
    source: 'sanity.io/manage → your project → API → Tokens → Editor',
    requiredFor: ['functions'],
    local: 'sk-local-site',
  },
  SANITY_WEBHOOK_SECRET: {
    schema: text,
    description: 'Secret of the webhook that calls /api/sanity/webhook',
    source: 'sanity.io/manage → your project → API → Webhooks → Secret',
    requiredFor: ['functions'],
    local: 'local-sanity-webhook-secret',
  },
  PICTURES_SECRET: {
    schema: text,
    description: 'Signs the addresses of pictures, so that no others are served',
    source: 'choose a long random text, for example the output of `openssl rand -hex 32`',
    requiredFor: ['build', 'functions'],
    local: 'local-pictures-secret',
  },
  PREVIEW_SECRET: {
    schema: text.min(16, 'is malformed: it must have at least 16 characters'),
    description: 'Signs the cookie of the draft preview (docs/operations.md), which only its site needs',
    source: 'any long random text, such as the output of "openssl rand -base64 32"',
    requiredFor: [],
    optionalFor: ['build'],
    local: 'local-preview-secret',
  },
  SANITY_PERSPECTIVE: {
    schema: optional(z.enum(['published', 'drafts'], 'is malformed: it must be "published" or "drafts"')),
    description: 'What the site shows: "npm run dev" shows drafts, a build accepts only published content',
    source: '"published" or "drafts"',
    requiredFor: [],
    optionalFor: ['build'],
  },

  SANITY_STUDIO_PROJECT_ID: {
    schema: pattern(/^[a-z0-9][a-z0-9-]*$/, 'it must consist of lowercase letters, digits and dashes'),
    description: 'Sanity project, for the Studio',
    source: 'the same as SANITY_PROJECT_ID',
    requiredFor: ['studio'],
    local: 'rumbo',
  },
  SANITY_STUDIO_DATASET: {
    schema: pattern(/^[a-z0-9_-]+$/, 'it must consist of lowercase letters, digits, dashes and underscores'),
    description: 'Dataset, for the Studio',
    source: 'the same as SANITY_DATASET',
    requiredFor: ['studio'],
    local: 'production',
  },
  SANITY_STUDIO_APP_ID: {
    schema: optional(text),
    description: 'The Studio at Sanity that `sanity deploy` replaces',
    source: 'the first `npx sanity deploy` in studio/ prints it',
    requiredFor: [],
    optionalFor: ['studio'],
  },
  SANITY_STUDIO_API_HOST: {
    ...emulator('Sanity', 'http://localhost:{LAKE_PORT}'),
    optionalFor: ['studio'],
  },
  SANITY_STUDIO_SITE_URL: {
    schema: optional(url('https://rumbo.example')),
    description: 'Origin of the shop, for links from documents to pages',
    source: 'the same as PUBLIC_SITE_URL',
    requiredFor: [],
    optionalFor: ['studio'],
    local: 'http://localhost:{SHOP_PORT}',
  },
  SANITY_STUDIO_PREVIEW_URL: {
    schema: optional(url('http://localhost:8888')),
    description: 'Origin of the draft preview; "npm run dev" sets it',
    source: 'Netlify → the site of the draft preview → Domain management',
    requiredFor: [],
    optionalFor: ['studio'],
  },
  SANITY_STUDIO_DEPLOYS_URL: {
    schema: optional(url('https://app.netlify.com/projects/NAME/deploys')),
    description: 'Page that lists the deploys of the site',
    source: 'Netlify → your project → Deploys',
    requiredFor: [],
    optionalFor: ['studio'],
  },
  SANITY_STUDIO_PAYMENTS_URL: {
    schema: optional(url('https://dashboard.stripe.com/payments')),
    description: 'Address of payments, for links from orders; unset, the Stripe dashboard',
    source: 'https://dashboard.stripe.com/test/payments for a test account',
    requiredFor: [],
    optionalFor: ['studio'],
    local: 'http://localhost:{PAYMENTS_PORT}/payments',
  },

  STRIPE_SECRET_KEY: {
    schema: pattern(/^(sk|rk)_(test|live)_/, 'it must start with sk_test_, sk_live_, rk_test_ or rk_live_'),
    description: 'Stripe API key',
    source: 'dashboard.stripe.com → Developers → API keys → Secret key',
    requiredFor: ['functions'],
    local: 'sk_test_local',
  },
  STRIPE_API_URL: emulator('Stripe', 'http://localhost:{PAYMENTS_PORT}'),
  STRIPE_WEBHOOK_SECRET: {
    schema: pattern(/^whsec_/, 'it must start with whsec_'),
    description: 'Signing secret of the webhook that calls /api/stripe/webhook',
    source: 'dashboard.stripe.com → Developers → Webhooks → your endpoint → Signing secret',
    requiredFor: ['functions'],
    local: 'whsec_local',
  },

  PUBLIC_AUTH0_DOMAIN: {
    schema: AUTH0_DOMAIN,
    description: 'Auth0 tenant',
    source: 'manage.auth0.com → Applications → your single-page application → Domain',
    requiredFor: ['build', 'functions'],
    local: 'http://localhost:{IDENTITY_PORT}',
  },
  PUBLIC_AUTH0_CLIENT_ID: {
    schema: text,
    description: 'Auth0 application',
    source: 'manage.auth0.com → Applications → your single-page application → Client ID',
    requiredFor: ['build'],
    local: 'rumbo-local',
  },
  PUBLIC_AUTH0_AUDIENCE: {
    schema: text,
    description: 'Auth0 API that access tokens are for (RS256, offline access allowed)',
    source: 'manage.auth0.com → Applications → APIs → Identifier',
    requiredFor: ['build', 'functions'],
    local: 'https://api.rumbo.example',
  },

  RESEND_API_KEY: {
    schema: pattern(/^re_/, 'it must start with re_'),
    description: 'Resend API key with full access',
    source: 'resend.com/api-keys',
    requiredFor: ['functions'],
    local: 're_local',
  },
  RESEND_API_URL: emulator('Resend', 'http://localhost:{MAIL_PORT}'),
  MAIL_FROM: {
    schema: pattern(EMAIL_SENDER, 'it must be an address such as Rumbo <hola@rumbo.example>'),
    description: 'Sender of all mail, at a verified domain',
    source: 'resend.com/domains',
    requiredFor: ['functions'],
    local: 'Rumbo <hola@rumbo.example>',
  },
  SHOP_EMAIL: {
    schema: text.regex(
      /^[^\s<>@]+@[^\s<>@]+$/,
      'is malformed: it must be an address such as hola@rumbo.example',
    ),
    description: 'Where the shop gets mail, such as about returns',
    source: 'an address that somebody reads',
    requiredFor: ['functions'],
    local: 'tienda@rumbo.example',
  },

  ANTHROPIC_API_KEY: {
    schema: optional(text),
    description:
      'Anthropic API key: Claude reads what travelers write into the planner; unset, their browser does',
    source: 'platform.claude.com → API keys',
    requiredFor: [],
    optionalFor: ['build', 'functions'],
    local: 'sk-ant-local',
  },
  ANTHROPIC_BASE_URL: emulator('Anthropic', 'http://localhost:{SHOP_PORT}/__local/anthropic'),

  NEWSLETTER_SECRET: {
    schema: text.min(16, 'is malformed: it must have at least 16 characters'),
    description: 'Secret that signs newsletter links',
    source: 'any long random text, such as the output of "openssl rand -base64 32"',
    requiredFor: ['functions'],
    local: 'local-newsletter-secret',
  },
  REVIEWS_SECRET: {
    schema: text.min(16, 'is malformed: it must have at least 16 characters'),
    description: 'Secret that signs the links that ask buyers for reviews',
    source: 'any long random text, such as the output of "openssl rand -base64 32"',
    requiredFor: ['functions'],
    local: 'local-reviews-secret',
  },
  PUBLIC_NEWSLETTER_URL: {
    schema: optional(url('https://newsletter.example')),
    description: 'Origin of another newsletter service; unset, sign-ups go to this site',
    source: 'your newsletter service',
    requiredFor: [],
    optionalFor: ['build'],
    local: '',
  },

  PUBLIC_CLIENT_ERRORS: {
    schema: optional(z.enum(['on', 'off'], 'is malformed: it must be "on" or "off"')),
    description: 'Whether browsers report uncaught errors to /api/client-errors; on unless it is "off"',
    source: '"on" or "off"',
    requiredFor: [],
    optionalFor: ['build'],
  },
  BUILD_HOOK_URL: {
    schema: url('https://api.netlify.com/build_hooks/…'),
    description: 'Called to rebuild the site after a content change',
    source: 'Netlify → your project → Build & deploy → Build hooks',
    requiredFor: ['functions'],
    local: 'http://localhost:{SHOP_PORT}/__local/build',
  },
  DEPLOY_WINDOW_MINUTES: {
    schema: optional(pattern(/^\d{1,4}$/, 'it must be a number of minutes, such as 10')),
    description:
      'Minutes between two deploys of content: changes in between are deployed together; unset, 10',
    source: 'choose a number; 0 deploys each change at once',
    requiredFor: [],
    optionalFor: ['functions'],
    local: '0',
  },
  SERVICE_WORKER: {
    schema: optional(z.literal('off', 'is malformed: it must be "off" or unset')),
    description: 'Set to "off" to remove the service worker from browsers that have it',
    source: '"off" or unset',
    requiredFor: [],
    optionalFor: ['build'],
  },

  LAKE_SEED: {
    schema: optional(text),
    description: 'Content of the Sanity emulator at first and after a reset; see "npm run content:export"',
    source: 'a dataset file, such as packages/seed/dataset/dataset.ndjson',
    requiredFor: [],
    optionalFor: ['local'],
  },
  LAKE_WEBHOOK_URL: {
    schema: optional(url('http://localhost:8888/api/sanity/webhook')),
    description: 'Address that the Sanity emulator calls after a change',
    source: 'unset for the local shop',
    requiredFor: [],
    optionalFor: ['local'],
  },
  EDGE_VERBOSE: {
    schema: optional(text),
    description: 'Set to 1 to print the output of local builds',
    source: '1 or unset',
    requiredFor: [],
    optionalFor: ['local'],
  },
  CHROMIUM_PATH: {
    schema: optional(text),
    description: 'Browser for the tests, when none is found',
    source: 'the path of Chrome or Chromium',
    requiredFor: [],
    optionalFor: ['local'],
  },
} satisfies Record<string, Variable>

export type VariableName = keyof typeof VARIABLES
