declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- where Node's own types look for variables
  namespace NodeJS {
    interface ProcessEnv {
      SANITY_STUDIO_PROJECT_ID?: string
      SANITY_STUDIO_DATASET?: string
      SANITY_STUDIO_API_HOST?: string
      SANITY_STUDIO_SITE_URL?: string
      SANITY_STUDIO_PREVIEW_URL?: string
      SANITY_STUDIO_DEPLOYS_URL?: string
    }
  }
}

/** Studio replaces each `process.env.SANITY_STUDIO_…` by its value when it is built, so they are spelled out. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'rumbo'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** Address of the local content lake; absent with the real service. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** Origin of the shop, for links from documents to their pages; without it there are none. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || undefined

/** Origin of a site that shows drafts; without it there is no preview. */
export const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL || undefined

/** Page of the host that lists deploys; without it, and away from a local shop, Studio has no page of builds. */
export const deploysUrl = process.env.SANITY_STUDIO_DEPLOYS_URL || undefined
