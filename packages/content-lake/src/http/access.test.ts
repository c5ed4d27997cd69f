import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR, SECOND_EDITOR, SITE, type TestLake, VIEWER, refusal, startTestLake } from '../testing/lake'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

const get = (path: string, token?: string) =>
  fetch(lake.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})

test('CMS-02 administrator, editor and the site write; the viewer reads drafts and writes nothing', async () => {
  for (const token of [EDITOR, SECOND_EDITOR, SITE])
    await lake.as(token).patch('prod-001').set({ by: token }).commit()
  const viewer = lake.as(VIEWER, { perspective: 'drafts' })
  expect(await viewer.fetch('*[_id == "prod-003"][0].price')).toBe(5)
  const refused = await refusal(viewer.patch('prod-001').set({ price: 0 }).commit())
  expect(refused).toMatchObject({
    status: 403,
    details: { items: [{ error: { type: 'insufficientPermissionsError' } }] },
  })
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.prod-003',
    publishedId: 'prod-003',
  } as const
  expect((await refusal(viewer.action(publish))).status).toBe(403)
  expect((await refusal(viewer.assets.upload('image', Buffer.from('x')))).status).toBe(403)
})

test('CMS-02 a token that nobody holds is a 401, on reads too', async () => {
  const refused = await refusal(lake.as('sk-wrong').fetch('*[0]'))
  expect(refused.status).toBe(401)
  expect(refused.text).toContain('Session not found')
})

test('CMS-02 anonymous readers get no drafts, neither by perspective nor by listening', async () => {
  expect((await refusal(lake.as(undefined, { perspective: 'drafts' }).fetch('*'))).status).toBe(401)
  expect(await lake.as().fetch('*[_type in ["product", "order"]]._id')).toEqual(['prod-001', 'prod-002'])
  const doc = await (await get('/v2025-02-19/data/doc/production/order.1,prod-001')).json()
  expect(doc).toMatchObject({
    documents: [{ _id: 'prod-001' }],
    omitted: [{ id: 'order.1', reason: 'permission' }],
  })
  const exported = await (await get('/v2025-02-19/data/export/production')).text()
  expect(exported).toContain('prod-001')
  expect(exported).not.toMatch(/drafts\.|order\.1/)
})

test('CMS-02 each person has the grants of their role', async () => {
  const permissions = async (token?: string) => {
    const [grant] = (await (await get('/v1/projects/rumbo/datasets/production/acl', token)).json()) as {
      permissions: string[]
    }[]
    return grant?.permissions
  }
  expect(await permissions(EDITOR)).toEqual(expect.arrayContaining(['read', 'create', 'update', 'history']))
  expect(await permissions(VIEWER)).toEqual(['read', 'history'])
  expect(await permissions()).toEqual(['read'])
  expect(await (await get('/v1/users/me', SECOND_EDITOR)).json()).toMatchObject({
    name: 'Mario Editor',
    role: 'editor',
  })
  expect(await (await get('/v1/users/me')).json()).toEqual({})
})

test('CMS-02 what is not played here is a loud 501 that names the path', async () => {
  const response = await get('/v1/data/unheard-of/production')
  expect(response.status).toBe(501)
  expect(await response.text()).toContain('GET /v1/data/unheard-of/production')
})

test('CMS-02 another dataset than the one there is, is not found', async () => {
  const refused = await refusal(lake.as(SITE, { dataset: 'staging' }).fetch('*'))
  expect(refused.status).toBe(404)
  expect(refused.text).toContain('staging')
})

test('CMS-02 the Studio may ask from its own origin, with its token', async () => {
  const origin = 'http://localhost:3333'
  const preflight = await fetch(`${lake.url}/v1/data/actions/production`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': 'authorization' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  const response = await fetch(`${lake.url}/v1/nothing`, { headers: { origin } })
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
})

test('CMS-02 the login page has a button per editor and hands a token over once, to this computer only', async () => {
  const page = await (await get('/v1/auth/login/local?origin=http://localhost:3333/')).text()
  expect(page).toMatch(/¿Quién edita hoy\?[\s\S]*Eva Editora[\s\S]*Mario Editor/)
  expect(page).not.toContain('sk-local')
  const away = '/v1/auth/login/local?as=p-eva&origin=http://localhost:3333/'
  const back = await fetch(lake.url + away, { redirect: 'manual' })
  const [, sid] = /^http:\/\/localhost:3333\/#sid=(.{20,})$/.exec(back.headers.get('location') ?? '') ?? []
  expect(await (await get(`/v1/auth/fetch?sid=${sid}`)).json()).toMatchObject({ token: EDITOR })
  expect((await get(`/v1/auth/fetch?sid=${sid}`)).status).toBe(401)
  expect((await get('/v1/auth/login/local?as=p-eva&origin=https://evil.example/')).status).toBe(400)
})

test('CMS-02 what the Studio remembers for a person is kept, and for nobody else', async () => {
  const body = JSON.stringify([{ key: 'studio.list', value: { sort: 'name' } }])
  const headers = { authorization: `Bearer ${EDITOR}`, 'content-type': 'application/json' }
  await fetch(`${lake.url}/v1/users/me/keyvalue`, { method: 'PUT', headers, body })
  const asked = (token: string) =>
    get('/v1/users/me/keyvalue/studio.list,other', token).then((answer) => answer.json())
  expect(await asked(EDITOR)).toEqual([{ key: 'studio.list', value: { sort: 'name' } }])
  expect(await asked(SECOND_EDITOR)).toEqual([])
})
