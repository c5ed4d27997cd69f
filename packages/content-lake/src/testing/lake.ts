import { dirname, join } from 'node:path'
import { type ClientConfig, createClient } from '@sanity/client'
import { type LakeOptions, startLake } from '../index'
import { writeFixture } from './fixture'

export const EDITOR = 'sk-local-editor'
export const SECOND_EDITOR = 'sk-local-editor-2'
export const VIEWER = 'sk-local-viewer'
export const SITE = 'sk-local-site'

/** The real client, set up as the site and the functions set it up. */
export const clientOf = (url: string, token?: string, config: ClientConfig = {}) =>
  createClient({
    projectId: 'rumbo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    ...(token && { token }),
    ...config,
  })

/** A lake of its own on a free port, with the small dataset of `fixture.ts`. */
export const startTestLake = async (options: Partial<LakeOptions> = {}) => {
  const seedFile = options.seedFile ?? (await writeFixture())
  const stateDir = options.stateDir ?? join(dirname(seedFile), 'state')
  const settings = { port: 0, projectId: 'rumbo', dataset: 'production', ...options, seedFile, stateDir }
  const lake = await startLake(settings)
  return {
    ...lake,
    seedFile,
    stateDir,
    as: (token?: string, config?: ClientConfig) => clientOf(lake.url, token, config),
    local: (path: string, init?: RequestInit) => fetch(`${lake.url}/__local/${path}`, init),
  }
}

export type TestLake = Awaited<ReturnType<typeof startTestLake>>

/** The HTTP status and text of a refused request; fails when it was not refused. */
export const refusal = async (
  work: Promise<unknown>,
): Promise<{ status: number; text: string; details: unknown }> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause as { statusCode?: number; message: string; details?: unknown },
  )
  if (!error) throw new Error('It was not refused')
  return { status: error.statusCode ?? 0, text: error.message, details: error.details }
}
