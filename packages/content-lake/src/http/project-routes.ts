import { Hono } from 'hono'
import { z } from 'zod'
import type { User } from '../users'
import type { Webhook } from '../webhooks/payload'
import type { Lake } from './lake'
import { readBody, requireDataset } from './parameters'
import { canWrite, rolesOf } from './access'

/** Settings that the Studio stores for each user. */
export interface KeyValues {
  get(key: string): unknown
  put(key: string, value: unknown): void
}

const pairs = z.array(z.object({ key: z.string(), value: z.unknown() }))

/** Users, permissions, the project, its datasets, origins and webhooks, and the settings of the Studio. */
export const projectRoutes = (lake: Lake, settings: KeyValues) => {
  const { access } = lake
  const settingOf = (user: User, key: string) => ({
    key,
    value: settings.get(`${user.id}/${key}`) ?? null,
  })

  return new Hono()
    .get('/users/me', (c) => c.json(profile(access.userOf(c))))
    .get('/users/me/keyvalue/:keys', (c) => {
      const user = access.requireUser(c)
      const found = c.req
        .param('keys')
        .split(',')
        .map((key) => settingOf(user, key))
      return c.json(found.filter(({ value }) => value !== null))
    })
    .put('/users/me/keyvalue', async (c) => {
      const user = access.requireUser(c)
      const given = await readBody(c, pairs)
      for (const { key, value } of given) settings.put(`${user.id}/${key}`, value)
      return c.json(given.map(({ key }) => settingOf(user, key)))
    })
    .get('/users/:ids', (c) => {
      const ids = c.req.param('ids').split(',')
      const found = ids
        .map((id) => access.users.find((user) => user.id === id))
        .map((user) => (user ? profile(user) : null))
      return c.json(ids.length > 1 ? found : (found[0] ?? {}))
    })
    .get('/projects/:project', (c) => c.json(projectOf(lake, access.userOf(c))))
    .get('/projects/:project/datasets', (c) =>
      c.json(c.req.query('addonFor') || c.req.query('datasetProfile') ? [] : [datasetOf(lake)]),
    )
    .get('/projects/:project/cors', (c) => {
      access.requireUser(c)
      return c.json(lake.origins.map((origin, id) => ({ id, origin, allowCredentials: true })))
    })
    .get('/hooks/projects/:project', (c) => {
      access.requireUser(c)
      return c.json(lake.webhooks.map(hookOf(lake)))
    })
    .get('/datasets', (c) => c.json([datasetOf(lake)]))
    .get('/projects/:project/datasets/:dataset/acl', (c) => {
      requireDataset(c, lake)
      return c.json(grantsOf(access.userOf(c)))
    })
    .get('/projects/:project/grants', (c) => c.json({}))
    .get('/projects/:project/roles', (c) =>
      c.json(
        access.users
          .flatMap(rolesOf)
          .filter(({ name }, index, all) => all.findIndex((role) => role.name === name) === index)
          .map((role) => ({ ...role, isCustom: false, appliesToUsers: true })),
      ),
    )
    .get('/data/references/:dataset/documents/:id/to', (c) => {
      requireDataset(c, lake)
      access.requireUser(c)
      const referrers =
        c.req.query('excludeInternalReferences') === 'true' ? [] : lake.store.referrersOf(c.req.param('id'))
      const references = referrers.map((documentId) => ({
        projectId: lake.projectId,
        datasetName: lake.dataset,
        documentId,
      }))
      return c.json({ totalCount: references.length, references })
    })
}

const profile = (user: User | undefined) =>
  user
    ? {
        id: user.id,
        name: user.name,
        displayName: user.name,
        email: user.email ?? '',
        profileImage: null,
        provider: 'local',
        role: user.role,
        roles: rolesOf(user),
      }
    : {}

const datasetOf = ({ dataset }: Lake) => ({
  name: dataset,
  aclMode: 'public',
  datasetProfile: 'content',
  addonFor: null,
  features: [],
})

const hookOf =
  ({ projectId, dataset }: Lake) =>
  ({ url, filter, projection }: Webhook, index: number) => ({
    id: `hook-${index}`,
    type: 'document',
    name: url,
    url,
    projectId,
    dataset,
    httpMethod: 'POST',
    includeDrafts: false,
    isDisabled: false,
    isDisabledByUser: false,
    rule: { on: ['create', 'update', 'delete'], filter: filter ?? null, projection: projection ?? null },
  })

const projectOf = ({ projectId, projectTitle, access }: Lake, current: User | undefined) => ({
  id: projectId,
  displayName: projectTitle,
  studioHost: null,
  organizationId: 'local',
  isBlocked: false,
  isDisabled: false,
  metadata: {},
  features: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  members: access.users.map((user) => ({
    id: user.id,
    isCurrentUser: user === current,
    isRobot: user.isRobot ?? false,
    role: user.role,
    roles: rolesOf(user),
  })),
})

const ALL_DOCUMENTS = "_id in path('**')"

const grantsOf = (user: User | undefined) => {
  if (!user) return [{ filter: "_id in path('*')", permissions: ['read'] }]
  const writing = canWrite(user) ? ['create', 'update', 'editHistory', 'mode'] : []
  return [{ filter: ALL_DOCUMENTS, permissions: ['read', 'history', ...writing] }]
}
