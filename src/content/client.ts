import { createClient } from '@sanity/client'
import { EnvError, readEnv } from '~/lib/env/env.server'
import { API_VERSION } from './api-version'

/** A client of the dataset that the environment names. Throws an {@link EnvError} for a missing or malformed variable. */
export const contentClient = (source: Record<string, string | undefined> = process.env) => {
  const env = readEnv(source)
  const token = source.SANITY_READ_TOKEN ? env.SANITY_READ_TOKEN : undefined
  const perspective = env.SANITY_PERSPECTIVE ?? 'published'
  if (perspective === 'drafts' && !token) throw tokenNeeded()
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective,
    ...(token && { token }),
    ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
  })
}

const tokenNeeded = () =>
  new EnvError([
    {
      name: 'SANITY_READ_TOKEN',
      sentence:
        'SANITY_READ_TOKEN is missing, and drafts (SANITY_PERSPECTIVE=drafts) need it. ' +
        'Where to get it: sanity.io/manage → your project → API → Tokens → Viewer.',
    },
  ])
