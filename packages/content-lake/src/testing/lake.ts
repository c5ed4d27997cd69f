import { dirname, join } from 'node:path'
import { type ClientConfig, createClient } from '@sanity/client'
import { type LakeOptions, type User, startLake } from '../index'
import { writeFixture } from './fixture'

export const EDITOR = 'ada-token'
export const SECOND_EDITOR = 'grace-token'
export const VIEWER = 'alan-token'
/** The token of a robot that may write. */
export const SITE = 'site-token'
export const STUDIO = 'http://localhost:3333'

const USERS: readonly User[] = [
  { id: 'u-ada', name: 'Ada', email: 'ada@example.com', token: EDITOR, role: 'administrator' },
  { id: 'u-grace', name: 'Grace', email: 'grace@example.com', token: SECOND_EDITOR, role: 'editor' },
  { id: 'u-alan', name: 'Alan', email: 'alan@example.com', token: VIEWER, role: 'viewer' },
  { id: 'u-site', name: 'Site', token: SITE, role: 'editor', isRobot: true },
]

/** Sanity's client for a lake at `url`. */
export const clientOf = (url: string, token?: string, config: ClientConfig = {}) =>
  createClient({
    projectId: 'test',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    ...(token && { token }),
    ...config,
  })

/** Starts a lake on a free port with the dataset of `fixture.ts`. */
export const startTestLake = async (options: Partial<LakeOptions> = {}) => {
  const seedFile = options.seedFile ?? (await writeFixture())
  const stateDir = options.stateDir ?? join(dirname(seedFile), 'state')
  const settings = {
    port: 0,
    projectId: 'test',
    dataset: 'production',
    users: USERS,
    ...options,
    seedFile,
    stateDir,
  }
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

/** Status and message of a rejected request; throws when it succeeds. */
export const refusal = async (
  work: Promise<unknown>,
): Promise<{ status: number; text: string; details: unknown }> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause as { statusCode?: number; message: string; details?: unknown },
  )
  if (!error) throw new Error('The request was not rejected')
  return { status: error.statusCode ?? 0, text: error.message, details: error.details }
}
