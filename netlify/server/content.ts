import { type SanityClient, createClient } from '@sanity/client'
import { API_VERSION } from '~/content/api-version'
import { type Env, EnvError } from '~/lib/env/env.server'
import { unavailable } from './errors'
import { HttpError } from './http-error'
import { once } from './once'
import { TIMEOUT_MS } from './timeouts'

/** Reads published documents without the CDN, so that prices are current. */
export const contentReader = (env: Env): SanityClient => clientFor(env, env.SANITY_READ_TOKEN)

/** Reads and writes orders and delivery records. */
export const contentWriter = (env: Env): SanityClient => clientFor(env, env.SANITY_WRITE_TOKEN)

const clientFor = ({ SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST }: Env, token: string) =>
  connect(SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, token)

const connect = once((projectId: string, dataset: string, apiHost: string | undefined, token: string) =>
  createClient({
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    perspective: 'published',
    useCdn: false,
    timeout: TIMEOUT_MS.sanity,
    maxRetries: 1,
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  }),
)

/** Calls the CMS. Any failure becomes a 503, as none is the shopper's fault. */
export async function askContent<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    throw error instanceof HttpError || error instanceof EnvError ? error : unavailable('content', error)
  }
}

/**
 * Writes and checks that the answer is the document `id`: any other answer (such as a proxy's page with status 200)
 * does not confirm the write.
 */
export async function writeContent(id: string, write: () => Promise<{ readonly _id?: unknown } | undefined>) {
  const written = await askContent(write)
  if (written?._id !== id) throw unavailable('content', new Error(`The write of ${id} was not confirmed`))
}

/** Whether a write failed because the document already exists or was changed in the meantime. */
export const isConflict = (error: unknown): boolean => {
  const { cause = error } = error instanceof HttpError ? error : {}
  return cause instanceof Error && 'statusCode' in cause && cause.statusCode === 409
}
