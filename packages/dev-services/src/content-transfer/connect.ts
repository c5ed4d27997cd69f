import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from '~/content/api-version'
import { readEnv } from '~/lib/env/env.server'
import { localEnvironment, readEnvironment, readPorts } from '../ports'
import { projectFile } from '../programs'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * A client with write access to the dataset that the environment names; the local content lake by default.
 * Throws, naming the variable, when one is missing or invalid.
 */
export const connect = (given: Environment = readEnvironment(projectFile('.'))): SanityClient => {
  const env = localEnvironment(readPorts(given), given)
  const isLocal = Boolean(env['SANITY_API_HOST'])
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_WRITE_TOKEN } = readEnv({
    ...env,
    // The default token is valid for the local content lake only.
    SANITY_WRITE_TOKEN: isLocal ? env['SANITY_WRITE_TOKEN'] : given['SANITY_WRITE_TOKEN'],
  })
  return createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    token: SANITY_WRITE_TOKEN,
    apiVersion: API_VERSION,
    useCdn: false,
    ...(SANITY_API_HOST && { apiHost: SANITY_API_HOST, useProjectHostname: false }),
  })
}

/** Describes the dataset of a client. */
export const describeDataset = (client: SanityClient): string => {
  const { projectId, dataset, apiHost, useProjectHostname } = client.config()
  return `${projectId}/${dataset}${useProjectHostname ? '' : ` at ${apiHost}`}`
}

/** Runs a command, prints its result, and prints errors without a stack trace. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const { statusCode } = Object(error instanceof Error ? (error.cause ?? error) : {}) as {
      statusCode?: unknown
    }
    console.error(
      statusCode === 401 || statusCode === 403 ? `SANITY_WRITE_TOKEN was rejected: ${message}` : message,
    )
    process.exitCode = 1
  }
}
