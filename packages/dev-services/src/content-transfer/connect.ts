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

/** Runs a command, prints its result, and prints errors without a stack trace; `--help` prints the usage. */
export const runCommand = async (usage: string, command: () => Promise<string>): Promise<void> => {
  try {
    console.log(process.argv.includes('--help') ? usage : await command())
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** What went wrong, and what to do about it. */
const sentenceOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const { statusCode, isNetworkError } = Object(cause) as { statusCode?: unknown; isNetworkError?: unknown }
  if (statusCode === 401 || statusCode === 403) return `SANITY_WRITE_TOKEN was rejected: ${message}`
  if (isNetworkError === true || message === 'fetch failed')
    return (
      'The dataset does not answer. Start the local one with npm start, or name a project with SANITY_PROJECT_ID, ' +
      'SANITY_DATASET and SANITY_WRITE_TOKEN.'
    )
  return message
}
