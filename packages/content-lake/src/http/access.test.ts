import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  EDITOR,
  SECOND_EDITOR,
  SITE,
  STUDIO,
  type TestLake,
  VIEWER,
  refusal,
  startTestLake,
} from '../testing/lake'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

const get = (path: string, token?: string) =>
  fetch(lake.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})

test('CMS-02 administrators, editors and robots write; viewers read drafts and cannot write', async () => {
  for (const token of [EDITOR, SECOND_EDITOR, SITE])
    await lake.as(token).patch('film-1').set({ by: token }).commit()
  const viewer = lake.as(VIEWER, { perspective: 'drafts' })
  expect(await viewer.fetch('*[_id == "film-3"][0].rating')).toBe(5)
  const refused = await refusal(viewer.patch('film-1').set({ rating: 0 }).commit())
  expect(refused).toMatchObject({
    status: 403,
    details: { items: [{ error: { type: 'insufficientPermissionsError' } }] },
  })
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.film-3',
    publishedId: 'film-3',
  } as const
  expect((await refusal(viewer.action(publish))).status).toBe(403)
  expect((await refusal(viewer.assets.upload('image', Buffer.from('x')))).status).toBe(403)
})

test('CMS-02 an unknown token is a 401, for reads too', async () => {
  const refused = await refusal(lake.as('sk-wrong').fetch('*[0]'))
  expect(refused.status).toBe(401)
  expect(refused.text).toContain('Session not found')
})

test('CMS-02 anonymous readers get no drafts', async () => {
  expect((await refusal(lake.as(undefined, { perspective: 'drafts' }).fetch('*'))).status).toBe(401)
  expect(await lake.as().fetch('*[_type in ["film", "rental"]]._id')).toEqual(['film-1', 'film-2'])
  const doc = await (await get('/v2025-02-19/data/doc/production/rental.1,film-1')).json()
  expect(doc).toMatchObject({
    documents: [{ _id: 'film-1' }],
    omitted: [{ id: 'rental.1', reason: 'permission' }],
  })
  const exported = await (await get('/v2025-02-19/data/export/production')).text()
  expect(exported).toContain('film-1')
  expect(exported).not.toMatch(/drafts\.|order\.1/)
})

test('CMS-02 each user has the permissions of their role', async () => {
  const permissions = async (token?: string) => {
    const [grant] = (await (await get('/v1/projects/test/datasets/production/acl', token)).json()) as {
      permissions: string[]
    }[]
    return grant?.permissions
  }
  expect(await permissions(EDITOR)).toEqual(expect.arrayContaining(['read', 'create', 'update', 'history']))
  expect(await permissions(VIEWER)).toEqual(['read', 'history'])
  expect(await permissions()).toEqual(['read'])
  expect(await (await get('/v1/users/me', SECOND_EDITOR)).json()).toMatchObject({
    name: 'Grace',
    role: 'editor',
  })
  expect(await (await get('/v1/users/me')).json()).toEqual({})
})

test('CMS-02 an unsupported endpoint is a 501 that names the path', async () => {
  const response = await get('/v1/data/unknown/production')
  expect(response.status).toBe(501)
  expect(await response.text()).toContain('GET /v1/data/unknown/production')
})

test('CMS-02 an unknown dataset or project is not found', async () => {
  for (const config of [{ dataset: 'staging' }, { projectId: 'staging' }]) {
    const refused = await refusal(lake.as(SITE, config).fetch('*'))
    expect(refused.status).toBe(404)
    expect(refused.text).toContain('staging')
  }
})

test('CMS-02 pages of allowed origins may use tokens', async () => {
  const preflight = await fetch(`${lake.url}/v1/data/actions/production`, {
    method: 'OPTIONS',
    headers: { origin: STUDIO, 'access-control-request-headers': 'authorization' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  const response = await fetch(`${lake.url}/v1/nothing`, { headers: { origin: STUDIO } })
  expect(response.headers.get('access-control-allow-origin')).toBe(STUDIO)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
})

test('CMS-02 pages of other origins are refused, also on /__local and with a valid token', async () => {
  const origin = 'https://evil.example'
  const paths = ['/v1/data/query/production?query=*', '/v1/users/me', '/__local/reset']
  for (const method of ['OPTIONS', 'GET', 'POST'])
    for (const path of paths) {
      const headers = { origin, authorization: `Bearer ${EDITOR}` }
      const response = await fetch(lake.url + path, { method, headers })
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  const post = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await fetch(`${lake.url}/__local/reset`, post)).status).toBe(403)
})

test('CMS-02 a host name that is not local is refused, as a site could point its DNS to this computer', async () => {
  const { port } = new URL(lake.url)
  const status = (host: string) =>
    new Promise((resolve, reject) => {
      const options = { port, path: '/v1/ping', headers: { host } }
      request(options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
  expect(await status('evil.example')).toBe(403)
  expect(await status(`test.localhost:${port}`)).toBe(200)
})

test('CMS-02 clients find the datasets of the project, as `sanity dataset export` does', async () => {
  for (const path of ['/v1/datasets', '/v1/projects/test/datasets'])
    expect(await (await get(path, EDITOR)).json()).toMatchObject([{ name: 'production', aclMode: 'public' }])
})

test('CMS-02 the login page lists the users and gives a token once, to allowed origins only', async () => {
  const page = await (await get('/v1/auth/login/local?origin=http://localhost:3333/')).text()
  expect(page).toMatch(/Choose a user[\s\S]*Ada[\s\S]*Grace/)
  expect(page).not.toContain('-token')
  const login = '/v1/auth/login/local?as=u-ada&origin=http://localhost:3333/'
  const back = await fetch(lake.url + login, { redirect: 'manual' })
  const [, sid] = /^http:\/\/localhost:3333\/#sid=(.{20,})$/.exec(back.headers.get('location') ?? '') ?? []
  expect(await (await get(`/v1/auth/fetch?sid=${sid}`)).json()).toMatchObject({ token: EDITOR })
  expect((await get(`/v1/auth/fetch?sid=${sid}`)).status).toBe(401)
  expect((await get('/v1/auth/login/local?as=u-ada&origin=https://evil.example/')).status).toBe(400)
})

test('CMS-02 settings of the Studio are stored per user', async () => {
  const body = JSON.stringify([{ key: 'studio.list', value: { sort: 'name' } }])
  const headers = { authorization: `Bearer ${EDITOR}`, 'content-type': 'application/json' }
  await fetch(`${lake.url}/v1/users/me/keyvalue`, { method: 'PUT', headers, body })
  const settingsOf = (token: string) =>
    get('/v1/users/me/keyvalue/studio.list,other', token).then((answer) => answer.json())
  expect(await settingsOf(EDITOR)).toEqual([{ key: 'studio.list', value: { sort: 'name' } }])
  expect(await settingsOf(SECOND_EDITOR)).toEqual([])
})

test('RUN-02 the project lists its origins and webhooks, to users only, and no secret', async () => {
  const hooked = await startTestLake({
    webhooks: [{ url: 'http://localhost:1/hook', secret: 'shhh', filter: '_type == "film"' }],
  })
  const ask = (path: string, token?: string) =>
    fetch(hooked.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  expect(await (await ask('/v2021-06-07/projects/test/cors', SITE)).json()).toEqual([
    { id: 0, origin: STUDIO, allowCredentials: true },
  ])
  const hooks = await (await ask('/v2021-10-04/hooks/projects/test', SITE)).text()
  expect(JSON.parse(hooks)).toMatchObject([
    { url: 'http://localhost:1/hook', rule: { filter: '_type == "film"' } },
  ])
  expect(hooks).not.toContain('shhh')
  for (const path of ['/v2021-06-07/projects/test/cors', '/v2021-10-04/hooks/projects/test'])
    expect((await ask(path)).status).toBe(401)
  await hooked.close()
})
