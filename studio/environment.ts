declare global {
  namespace NodeJS {
    interface ProcessEnv {
      SANITY_STUDIO_PROJECT_ID?: string
      SANITY_STUDIO_DATASET?: string
      SANITY_STUDIO_API_HOST?: string
      SANITY_STUDIO_SITE_URL?: string
      SANITY_STUDIO_PREVIEW_URL?: string
      SANITY_STUDIO_DEPLOYS_URL?: string
      SANITY_STUDIO_PAYMENTS_URL?: string
    }
  }
}

/** The build replaces each literal `process.env.SANITY_STUDIO_…` with its value; `sanity.cli.ts` refuses missing ones. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? ''
export const dataset = process.env.SANITY_STUDIO_DATASET ?? ''

/** URL of the local Content Lake; undefined with Sanity's. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** Origin of the shop; without it, documents have no links to their pages. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || undefined

/** Origin of the draft preview; without it, there is none. */
export const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL || undefined

/** The host's page of deploys; without it, the builds tool has no link to it. */
export const deploysUrl = process.env.SANITY_STUDIO_DEPLOYS_URL || undefined

/** Where payments can be looked at and refunded. */
export const PAYMENTS_URL = process.env.SANITY_STUDIO_PAYMENTS_URL || 'https://dashboard.stripe.com/payments'
