import type { Resend } from 'resend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, startForTest } from '../testing/harness'

let mail: Mail
let resend: Resend

beforeAll(async () => {
  mail = await startForTest()
  resend = mail.resend
})
afterAll(() => mail.close())

test('NEWS-04 a property must be made before a contact can have it', async () => {
  const ana = { email: 'Ana+viaje@Rumbo.example', properties: { language: 'es' } }
  expect((await resend.contacts.create(ana)).error).toMatchObject({
    statusCode: 422,
    message: expect.stringContaining('property `language`') as string,
  })
  await resend.contactProperties.create({ key: 'language', type: 'string' })
  expect((await resend.contactProperties.create({ key: 'language', type: 'string' })).error).toMatchObject({
    statusCode: 422,
  })
  const { data } = await resend.contacts.create(ana)
  const found = await resend.contacts.get({ email: 'ana+viaje@rumbo.example' })
  expect(found.data).toMatchObject({
    object: 'contact',
    id: data?.id,
    email: 'ana+viaje@rumbo.example',
    unsubscribed: false,
    properties: { language: { type: 'string', value: 'es' } },
  })
  expect((await resend.contactProperties.list()).data?.data).toMatchObject([
    { key: 'language', type: 'string' },
  ])
})

test('NEWS-04 an address is one contact, however often it is created', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => resend.contacts.create({ email: 'beto@rumbo.example' })),
  )
  expect(new Set(made.map(({ data }) => data?.id)).size).toBe(1)
})

test('NEWS-04 unsubscribing is kept, by address or by id', async () => {
  const { data } = await resend.contacts.create({ email: 'carla@rumbo.example', firstName: 'Carla' })
  await resend.contacts.update({ email: 'carla@rumbo.example', unsubscribed: true })
  expect((await resend.contacts.get(data?.id ?? '')).data).toMatchObject({
    unsubscribed: true,
    first_name: 'Carla',
  })
  await resend.contacts.update({ id: data?.id ?? '', firstName: null })
  expect((await resend.contacts.get(data?.id ?? '')).data).toMatchObject({
    unsubscribed: true,
    first_name: null,
  })
  expect((await resend.contacts.remove({ email: 'carla@rumbo.example' })).data).toMatchObject({
    deleted: true,
  })
  expect((await resend.contacts.get({ email: 'carla@rumbo.example' })).error).toMatchObject({
    statusCode: 404,
    name: 'not_found',
  })
})

test('NEWS-04 segments hold contacts', async () => {
  const { data: segment } = await resend.segments.create({ name: 'Boletín' })
  const segmentId = segment?.id ?? ''
  await resend.contacts.create({ email: 'dora@rumbo.example', segments: [{ id: segmentId }] })
  await resend.contacts.create({ email: 'eva@rumbo.example' })
  await resend.contacts.segments.add({ email: 'eva@rumbo.example', segmentId })
  const members = async () => (await resend.contacts.list({ segmentId })).data?.data.map(({ email }) => email)
  expect(await members()).toEqual(['eva@rumbo.example', 'dora@rumbo.example'])
  expect((await resend.contacts.segments.list({ email: 'eva@rumbo.example' })).data?.data).toMatchObject([
    { name: 'Boletín' },
  ])
  await resend.contacts.segments.remove({ email: 'dora@rumbo.example', segmentId })
  expect(await members()).toEqual(['eva@rumbo.example'])
  expect(
    (await resend.contacts.create({ email: 'x@rumbo.example', segments: [{ id: 'none' }] })).error,
  ).toMatchObject({ statusCode: 404 })
  expect((await resend.contacts.get({ email: 'x@rumbo.example' })).error?.name).toBe('not_found')
})

test('NEWS-04 topics are chosen per contact', async () => {
  const { data: topic } = await resend.topics.create({ name: 'Ofertas', defaultSubscription: 'opt_in' })
  const email = 'fany@rumbo.example'
  await resend.contacts.create({ email })
  expect((await resend.contacts.topics.list({ email })).data?.data).toMatchObject([
    { subscription: 'opt_in' },
  ])
  await resend.contacts.topics.update({ email, topics: [{ id: topic?.id ?? '', subscription: 'opt_out' }] })
  expect((await resend.contacts.topics.list({ email })).data?.data).toMatchObject([
    { subscription: 'opt_out' },
  ])
})

test('NEWS-04 what is no address is no contact', async () => {
  for (const email of ['ana', 'a@b', 'a b@c.example', `${'a'.repeat(250)}@c.example`])
    expect((await resend.contacts.create({ email })).error).toMatchObject({ statusCode: 422 })
})
