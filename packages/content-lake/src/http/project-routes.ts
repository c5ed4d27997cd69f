import { Hono } from 'hono'
import { z } from 'zod'
import type { Lake } from './lake'
import { readBody, requireDataset } from './parameters'
import { PEOPLE, type Person, mayWrite, requirePerson, rolesOf, whoAsks } from './people'

/** Settings the Studio remembers for a person. */
export interface KeyValues {
  get(key: string): unknown
  put(key: string, value: unknown): void
}

const pairs = z.array(z.object({ key: z.string(), value: z.unknown() }))

/** Who there is, what they may, the project itself, and what the Studio remembers for each person. */
export const projectRoutes = (lake: Lake, memory: KeyValues) => {
  const remembered = (person: Person, key: string) => ({
    key,
    value: memory.get(`${person.id}/${key}`) ?? null,
  })

  return new Hono()
    .get('/users/me', (c) => c.json(profile(whoAsks(c))))
    .get('/users/me/keyvalue/:keys', (c) => {
      const person = requirePerson(c)
      const found = c.req
        .param('keys')
        .split(',')
        .map((key) => remembered(person, key))
      return c.json(found.filter(({ value }) => value !== null))
    })
    .put('/users/me/keyvalue', async (c) => {
      const person = requirePerson(c)
      const given = await readBody(c, pairs)
      for (const { key, value } of given) memory.put(`${person.id}/${key}`, value)
      return c.json(given.map(({ key }) => remembered(person, key)))
    })
    .get('/users/:ids', (c) => {
      const ids = c.req.param('ids').split(',')
      const found = ids
        .map((id) => PEOPLE.find((person) => person.id === id))
        .map((person) => (person ? profile(person) : null))
      return c.json(ids.length > 1 ? found : (found[0] ?? {}))
    })
    .get('/projects/:project', (c) => c.json(projectOf(lake, whoAsks(c))))
    .get('/projects/:project/datasets', (c) => {
      const datasets = [
        { name: lake.dataset, aclMode: 'public', datasetProfile: 'content', addonFor: null, features: [] },
      ]
      return c.json(c.req.query('addonFor') || c.req.query('datasetProfile') ? [] : datasets)
    })
    .get('/projects/:project/datasets/:dataset/acl', (c) => {
      requireDataset(c, lake)
      return c.json(grantsOf(whoAsks(c)))
    })
    .get('/projects/:project/grants', (c) => c.json({}))
    .get('/projects/:project/roles', (c) =>
      c.json(
        PEOPLE.flatMap(rolesOf)
          .filter(({ name }, index, all) => all.findIndex((role) => role.name === name) === index)
          .map((role) => ({ ...role, isCustom: false, appliesToUsers: true })),
      ),
    )
    .get('/data/references/:dataset/documents/:id/to', (c) => {
      requireDataset(c, lake)
      requirePerson(c)
      const inside =
        c.req.query('excludeInternalReferences') === 'true' ? [] : lake.store.referrersOf(c.req.param('id'))
      const references = inside.map((documentId) => ({
        projectId: lake.projectId,
        datasetName: lake.dataset,
        documentId,
      }))
      return c.json({ totalCount: references.length, references })
    })
}

const profile = (person: Person | undefined) =>
  person
    ? {
        id: person.id,
        name: person.name,
        displayName: person.name,
        email: person.email,
        profileImage: null,
        provider: 'local',
        role: person.role,
        roles: rolesOf(person),
      }
    : {}

const projectOf = ({ projectId }: Lake, asking: Person | undefined) => ({
  id: projectId,
  displayName: 'Rumbo (local)',
  studioHost: null,
  organizationId: 'local',
  isBlocked: false,
  isDisabled: false,
  metadata: {},
  features: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  members: PEOPLE.map((person) => ({
    id: person.id,
    isCurrentUser: person === asking,
    isRobot: person.robot,
    role: person.role,
    roles: rolesOf(person),
  })),
})

const EVERYTHING = "_id in path('**')"

const grantsOf = (person: Person | undefined) => {
  if (!person) return [{ filter: "_id in path('*')", permissions: ['read'] }]
  const writing = mayWrite(person) ? ['create', 'update', 'editHistory', 'mode'] : []
  return [{ filter: EVERYTHING, permissions: ['read', 'history', ...writing] }]
}
