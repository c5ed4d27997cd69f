import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Mail, startTestMail, welcome } from '../testing/emulator'

let mail: Mail

beforeAll(async () => {
  mail = await startTestMail()
})
afterAll(() => mail.close())

const send = (changes: object, idempotencyKey?: string) =>
  mail.resend.emails.send(welcome(changes), idempotencyKey ? { idempotencyKey } : {})

describe('NEWS-04 sending through the real SDK', () => {
  test('NEWS-04 an email arrives with all its fields', async () => {
    const { data } = await send({})
    expect((await mail.inbox('ANA@rumbo'))[0]).toMatchObject({
      id: data?.id,
      from: 'Rumbo <hola@rumbo.example>',
      to: ['ana@rumbo.example'],
      subject: '¡Te damos la bienvenida, Ana!',
      text: 'Tu código: WELCOME10',
      headers: { 'List-Unsubscribe': '<https://rumbo.example/u?t=1>' },
    })
  })

  test('NEWS-04 a hundred parallel requests with one key send one email', async () => {
    const to = 'cien@rumbo.example'
    const answers = await Promise.all(Array.from({ length: 100 }, () => send({ to }, 'welcome/cien')))
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await mail.inbox(to)).toHaveLength(1)
  })

  test('NEWS-04 a key used for another email is a conflict', async () => {
    await send({ to: 'uno@rumbo.example' }, 'welcome/uno')
    expect((await send({ to: 'dos@rumbo.example' }, 'welcome/uno')).error).toMatchObject({
      statusCode: 409,
      name: 'invalid_idempotent_request',
    })
    expect(await mail.inbox('dos@')).toEqual([])
  })

  test('NEWS-04 a key in use by a request that is still running is a conflict', async () => {
    await mail.control('fault', { kind: 'slow', ms: 300, path: '/emails', count: 1 })
    const first = send({}, 'slow')
    await expect
      .poll(async () => (await fetch(`${mail.url}/__local/fault`)).json())
      .toMatchObject({ kind: 'none' })
    expect((await send({}, 'slow')).error).toMatchObject({ name: 'concurrent_idempotent_requests' })
    expect((await first).error).toBeNull()
  })

  test('NEWS-04 a retry after a lost response does not send twice', async () => {
    const to = 'perdido@rumbo.example'
    await mail.control('fault', { kind: 'lost', count: 1 })
    expect((await send({ to }, 'lost')).error).toMatchObject({ name: 'application_error' })
    expect((await send({ to }, 'lost')).error).toBeNull()
    expect(await mail.inbox(to)).toHaveLength(1)
  })

  const rejected: [string, object, object][] = [
    ['no recipient', { to: [] }, { name: 'missing_required_field', message: 'Missing `to` field.' }],
    ['an invalid recipient', { to: 'ana@' }, { name: 'validation_error' }],
    ['an invalid sender', { from: 'Rumbo' }, { name: 'invalid_from_address' }],
    ['no subject', { subject: undefined }, { name: 'missing_required_field' }],
    ['a subject of two lines', { subject: 'a\r\nBcc: x@y.example' }, { name: 'validation_error' }],
    ['a header of two lines', { headers: { 'X-A': 'a\nb' } }, { name: 'validation_error' }],
    ['no content', { html: undefined, text: undefined }, { name: 'missing_required_field' }],
  ]
  test.each(rejected)('NEWS-04 %s is rejected and not stored', async (_, changes, expected) => {
    const before = (await mail.inbox()).length
    const { data, error } = await send(changes)
    expect(data).toBeNull()
    expect(error).toMatchObject({ statusCode: 422, ...expected })
    expect(await mail.inbox()).toHaveLength(before)
  })
})

describe('RUN-02 errors', () => {
  test('RUN-02 an unsupported endpoint or field is an error that names it', async () => {
    expect((await mail.resend.broadcasts.list()).error).toMatchObject({
      statusCode: 501,
      message: expect.stringContaining('GET /broadcasts') as string,
    })
    const { error } = await mail.resend.emails.send({ ...welcome(), template: { id: 'x' } } as never)
    expect(error?.message).toContain('`template`')
  })

  test('RUN-02 an invalid API key is rejected; the sender’s domain is verified', async () => {
    const { Resend } = await import('resend')
    const unauthorized = new Resend('hello', { baseUrl: mail.url })
    expect((await unauthorized.domains.list()).error).toMatchObject({
      statusCode: 403,
      name: 'invalid_api_key',
    })
    expect((await mail.resend.domains.list()).data?.data).toMatchObject([
      { name: 'rumbo.example', status: 'verified' },
    ])
  })

  test('NEWS-04 `down` and `junk` reach the SDK as errors', async () => {
    await mail.control('fault', { kind: 'down', count: 1 })
    expect((await send({})).error).toMatchObject({ name: 'application_error', statusCode: null })
    await mail.control('fault', { kind: 'junk', count: 1 })
    expect((await send({})).error).toMatchObject({ name: 'application_error' })
    expect((await send({})).error).toBeNull()
  })

  test('NEWS-04 `accept-then-fail` stores the email and answers 500; a retry with the same key succeeds', async () => {
    const to = 'aceptado@rumbo.example'
    await mail.control('fault', { kind: 'accept-then-fail', count: 1 })
    expect((await send({ to }, 'accepted')).error).toMatchObject({
      statusCode: 500,
      name: 'internal_server_error',
    })
    expect(await mail.inbox(to)).toHaveLength(1)
    expect((await send({ to }, 'accepted')).error).toBeNull()
    expect(await mail.inbox(to)).toHaveLength(1)
  })

  test('NEWS-04 more than two requests in a second answer 429 with retry-after, unless the limit is changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limited = await startTestMail({ limited: true })
    const sendFive = async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => limited.resend.emails.send(welcome({}))),
      )
      return answers.map(({ error, headers }) =>
        error ? `${error.name} ${headers?.['retry-after']}` : 'sent',
      )
    }
    expect((await sendFive()).toSorted()).toEqual([
      ...Array<string>(3).fill('rate_limit_exceeded 1'),
      'sent',
      'sent',
    ])
    vi.setSystemTime(Date.now() + 1_000)
    expect(await sendFive()).toContain('sent')
    await limited.control('rate-limit', { perSecond: null })
    expect(await sendFive()).toEqual(Array(5).fill('sent'))
    vi.useRealTimers()
    await limited.close()
  })
})
