import type { CheckName } from './checks'
import type { Uses } from './explain'

/** Checks that say nothing new when another one failed. */
export const NEEDS: { readonly [Name in CheckName]?: readonly CheckName[] } = {
  'Shop, business details': ['Sanity, reading'],
  'Sanity, webhook': ['Sanity, writing'],
  'Sanity, CORS': ['Sanity, writing'],
  'Stripe, webhook': ['Stripe'],
  'Stripe, discount codes': ['Stripe', 'Sanity, reading'],
  'Auth0, application': ['Auth0'],
  'Mail, DNS': ['Resend'],
}

const SANITY = ['SANITY_PROJECT_ID', 'SANITY_DATASET'] as const
const STRIPE = { key: 'STRIPE_SECRET_KEY', address: ['STRIPE_SECRET_KEY'] } as const
const AUTH0 = { address: ['PUBLIC_AUTH0_DOMAIN'] } as const
const RESEND = { key: 'RESEND_API_KEY', address: ['RESEND_API_KEY'] } as const

export const USES: Readonly<Record<CheckName, Uses>> = {
  'Sanity, reading': { key: 'SANITY_READ_TOKEN', address: SANITY },
  'Sanity, writing': { key: 'SANITY_WRITE_TOKEN', address: SANITY },
  'Sanity, webhook': { key: 'SANITY_WRITE_TOKEN', address: SANITY },
  'Sanity, CORS': { key: 'SANITY_WRITE_TOKEN', address: SANITY },
  'Shop, business details': { key: 'SANITY_READ_TOKEN', address: SANITY },
  Stripe: STRIPE,
  'Stripe, webhook': STRIPE,
  'Stripe, discount codes': STRIPE,
  Auth0: AUTH0,
  'Auth0, application': AUTH0,
  Resend: RESEND,
  'Mail, DNS': RESEND,
  'The site': { address: ['PUBLIC_SITE_URL'] },
}
