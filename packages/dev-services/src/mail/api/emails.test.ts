import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mail, startForTest, welcome } from '../testing/harness'

let mail: Mail

beforeAll(async () => {
  mail = await startForTest()
})
afterAll(() => mail.close())

const send = (changes: object, idempotencyKey?: string) =>
  mail.resend.emails.send(welcome(changes), idempotencyKey ? { idempotencyKey } : {})

describe('NEWS-04 sending through the real SDK', () => {
  test('NEWS-04 a mail arrives whole', async () => {
    const { data } = await send({})
    const stored = await mail.resend.emails.get(data?.id ?? '')
    expect(stored.data).toMatchObject({
      object: 'email',
      from: 'Rumbo <hola@rumbo.example>',
      to: ['ana@rumbo.example'],
      reply_to: ['ayuda@rumbo.example'],
      subject: '¡Te damos la bienvenida, Ana!',
      text: 'Tu código: WELCOME10',
      tags: [{ name: 'kind', value: 'welcome' }],
      last_event: 'delivered',
    })
    expect((await mail.inbox('ANA@rumbo'))[0]?.headers).toEqual({
      'List-Unsubscribe': '<https://rumbo.example/u?t=1>',
    })
  })

  test('NEWS-04 the same key sends once, a hundred times at once too', async () => {
    const to = 'cien@rumbo.example'
    const answers = await Promise.all(Array.from({ length: 100 }, () => send({ to }, 'welcome/cien')))
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await mail.inbox(to)).toHaveLength(1)
  })

  test('NEWS-04 the same key for another mail is a conflict', async () => {
    await send({ to: 'uno@rumbo.example' }, 'welcome/uno')
    expect((await send({ to: 'dos@rumbo.example' }, 'welcome/uno')).error).toMatchObject({
      statusCode: 409,
      name: 'invalid_idempotent_request',
    })
    expect(await mail.inbox('dos@')).toEqual([])
  })

  test('NEWS-04 a key whose first mail is still being sent is a conflict', async () => {
    await mail.fault({ kind: 'slow', ms: 300, path: '/emails', count: 1 })
    const first = send({}, 'slow')
    await expect
      .poll(async () => (await fetch(`${mail.url}/__local/fault`)).json())
      .toMatchObject({ kind: 'none' })
    expect((await send({}, 'slow')).error).toMatchObject({ name: 'concurrent_idempotent_requests' })
    expect((await first).error).toBeNull()
  })

  test('NEWS-04 an answer lost on the way does not send twice', async () => {
    const to = 'perdido@rumbo.example'
    await mail.fault({ kind: 'lost', count: 1 })
    expect((await send({ to }, 'lost')).error).toMatchObject({ name: 'application_error' })
    expect((await send({ to }, 'lost')).error).toBeNull()
    expect(await mail.inbox(to)).toHaveLength(1)
  })

  const refused: [string, object, object][] = [
    ['no receiver', { to: [] }, { name: 'missing_required_field', message: 'Missing `to` field.' }],
    ['a broken receiver', { to: 'ana@' }, { name: 'validation_error' }],
    ['a broken sender', { from: 'Rumbo' }, { name: 'invalid_from_address' }],
    ['no subject', { subject: undefined }, { name: 'missing_required_field' }],
    ['a subject of two lines', { subject: 'a\r\nBcc: x@y.example' }, { name: 'validation_error' }],
    ['a header of two lines', { headers: { 'X-A': 'a\nb' } }, { name: 'validation_error' }],
    ['a tag with a space', { tags: [{ name: 'a b', value: 'c' }] }, { name: 'validation_error' }],
    ['no content', { html: undefined, text: undefined }, { name: 'missing_required_field' }],
  ]
  test.each(refused)('NEWS-04 %s is refused and not stored', async (_, changes, expected) => {
    const before = (await mail.inbox()).length
    const { data, error } = await send(changes)
    expect(data).toBeNull()
    expect(error).toMatchObject({ statusCode: 422, ...expected })
    expect(await mail.inbox()).toHaveLength(before)
  })

  test('NEWS-04 a batch is sent whole or not at all, unless asked to be lenient', async () => {
    const good = welcome({ to: 'lote@rumbo.example' })
    const bad = welcome({ to: 'nada' })
    expect((await mail.resend.batch.send([good, good])).data?.data).toHaveLength(2)
    expect((await mail.resend.batch.send([good, bad])).error).toMatchObject({ statusCode: 422 })
    expect(await mail.inbox('lote@')).toHaveLength(2)
    const lenient = await mail.resend.batch.send([good, bad], { batchValidation: 'permissive' })
    expect(lenient.data).toMatchObject({ data: [{}], errors: [{ index: 1 }] })
  })

  test('NEWS-04 lists are newest first and paged', async () => {
    for (const subject of ['uno', 'dos', 'tres']) await send({ subject })
    const first = await mail.resend.emails.list({ limit: 2 })
    expect(first.data?.data.map(({ subject }) => subject)).toEqual(['tres', 'dos'])
    expect(first.data?.has_more).toBe(true)
    const next = await mail.resend.emails.list({ limit: 1, after: first.data?.data[1]?.id ?? '' })
    expect(next.data?.data.map(({ subject }) => subject)).toEqual(['uno'])
  })
})

describe('RUN-02 what is not here is said loudly', () => {
  test('RUN-02 an endpoint and a field that are not supported are named', async () => {
    expect((await mail.resend.broadcasts.list()).error).toMatchObject({
      statusCode: 501,
      message: expect.stringContaining('GET /broadcasts') as string,
    })
    const { error } = await mail.resend.emails.send({ ...welcome(), template: { id: 'x' } } as never)
    expect(error?.message).toContain('`template`')
  })

  test('RUN-02 a key that is none, and the domain for the doctor', async () => {
    const { Resend } = await import('resend')
    const stranger = new Resend('hello', { baseUrl: mail.url })
    expect((await stranger.domains.list()).error).toMatchObject({ statusCode: 403, name: 'invalid_api_key' })
    expect((await mail.resend.domains.list()).data?.data).toMatchObject([
      { name: 'rumbo.example', status: 'verified' },
    ])
  })

  test('NEWS-04 down, and junk instead of an answer, reach the SDK as errors', async () => {
    await mail.fault({ kind: 'down', count: 1 })
    expect((await send({})).error).toMatchObject({ name: 'application_error', statusCode: null })
    await mail.fault({ kind: 'junk', count: 1 })
    expect((await send({})).error).toMatchObject({ name: 'application_error' })
    expect((await send({})).error).toBeNull()
  })
})
