import type { Resend } from 'resend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, startTestMail } from '../testing/emulator'

let mail: Mail
let resend: Resend

beforeAll(async () => {
  mail = await startTestMail()
  resend = mail.resend
})
afterAll(() => mail.close())

test('NEWS-04 a property must exist before a contact can have it', async () => {
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
})

test('NEWS-04 creating a contact twice updates it', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => resend.contacts.create({ email: 'beto@rumbo.example' })),
  )
  expect(new Set(made.map(({ data }) => data?.id)).size).toBe(1)
})

test('NEWS-04 a contact is unsubscribed and resubscribed by address or by id', async () => {
  const email = 'carla@rumbo.example'
  const { data } = await resend.contacts.create({ email })
  const id = data?.id ?? ''
  await resend.contacts.update({ email, unsubscribed: true })
  expect((await resend.contacts.get(id)).data).toMatchObject({ unsubscribed: true })
  await resend.contacts.update({ id, unsubscribed: false })
  expect((await resend.contacts.get({ email })).data).toMatchObject({ unsubscribed: false })
  expect((await resend.contacts.get({ email: 'nobody@rumbo.example' })).error).toMatchObject({
    statusCode: 404,
    name: 'not_found',
  })
})

test('NEWS-04 an invalid address is rejected', async () => {
  for (const email of ['ana', 'a@b', 'a b@c.example', `${'a'.repeat(250)}@c.example`])
    expect((await resend.contacts.create({ email })).error).toMatchObject({ statusCode: 422 })
})
