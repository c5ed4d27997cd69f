import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { mailClient } from '../../netlify/server/mail/send'
import { type Shop, openShop } from './shop'
import { requestJson, post, control } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

interface Letter {
  readonly to: readonly string[] | string
  readonly subject: string
  readonly text: string
  readonly headers: Record<string, string>
}

const PATH = '/api/sendwelcomeemail'
const subscription = (email: string, changes: object = {}) => ({
  email,
  language: 'es',
  discountCode: 'WELCOME10',
  ...changes,
})
const subscribe = (email: string, changes: object = {}) =>
  requestJson<{ success: boolean; error?: string }>(shop, PATH, post(subscription(email, changes)))
const letters = async (email: string) => {
  const response = await fetch(`${shop.urls.mail}/__local/emails`)
  const { emails } = (await response.json()) as { emails: Letter[] }
  return emails.filter(({ to }) => [to].flat().includes(email))
}
const CONFIRM = /Confirma tu suscripción|Confirm your subscription/
const welcomes = async (email: string) =>
  (await letters(email)).filter(({ subject }) => !CONFIRM.test(subject))
/** The link in the first confirmation email to an address. */
const confirmLink = async (email: string) => {
  const confirmation = (await letters(email)).find(({ subject }) => CONFIRM.test(subject))
  return /http\S+\/confirm\?\S+locale=\w+/.exec(confirmation?.text ?? '')?.[0] ?? ''
}
const confirm = async (email: string) => fetch(await confirmLink(email), { method: 'POST' })
const join = async (email: string) => {
  await subscribe(email)
  return confirm(email)
}
const contact = async (email: string) => {
  const response = await fetch(`${shop.urls.mail}/contacts/${email}`, {
    headers: { authorization: 'Bearer re_local' },
  })
  return (await response.json()) as { unsubscribed?: boolean; properties?: { language?: unknown } }
}
const fault = (kind: string, more: object = {}) => control(shop.urls.mail, 'fault', { kind, ...more })

describe('a subscription', () => {
  test.each([
    ['es', 'ana@rumbo.example', 'Aquí está tu 10 % de descuento'],
    ['en', 'sam@rumbo.example', 'Here is your 10% discount'],
  ])(
    'NEWS-04 in %s asks for confirmation, then sends one email with code and unsubscribe link, and saves the language',
    async (language, email, subject) => {
      expect(await subscribe(email, { language })).toMatchObject({ status: 200, body: { success: true } })
      const page = await (await fetch(await confirmLink(email))).text()
      expect(page).toMatch(new RegExp(`<html lang="${language}">.*<form method="post">`, 's'))
      expect((await contact(email)).unsubscribed).toBeUndefined()
      expect(await welcomes(email)).toEqual([])
      expect((await confirm(email)).status).toBe(200)
      expect((await confirm(email)).status).toBe(200)
      const [letter, ...more] = await welcomes(email)
      expect(more).toEqual([])
      expect(letter?.subject).toBe(subject)
      expect(letter?.text).toContain('WELCOME10')
      expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(letter?.headers['List-Unsubscribe']).toMatch(/^<http.*token=.*>$/)
      expect(JSON.stringify((await contact(email)).properties?.language)).toContain(language)
    },
  )

  test('NEWS-04 100 concurrent requests for one address send one email, and none once it is subscribed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        subscribe(n % 2 === 0 ? 'eva@rumbo.example' : ' EVA@Rumbo.example', {
          language: n % 3 ? 'es' : 'en',
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await letters('eva@rumbo.example')).toHaveLength(1)
    await confirm('eva@rumbo.example')
    expect((await subscribe('eva@rumbo.example')).status).toBe(200)
    expect(await letters('eva@rumbo.example')).toHaveLength(2)
  })

  test('NEWS-04 plus tags and Gmail dots do not multiply the emails to one person', async () => {
    const addresses = ['l.ucia@gmail.com', 'lu.cia@gmail.com', 'lucia+1@gmail.com', 'lucia@googlemail.com']
    for (const address of addresses) expect((await subscribe(address)).status).toBe(200)
    expect((await Promise.all(addresses.map(letters))).flat()).toEqual([])
    expect(await letters('lucia@gmail.com')).toHaveLength(1)
    await confirm('lucia@gmail.com')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 })
    expect((await subscribe('l.u.cia@gmail.com')).status).toBe(200)
    vi.useRealTimers()
    expect(await letters('lucia@gmail.com')).toHaveLength(2)
  })

  test('NEWS-04 a link checker that asks with HEAD gets an answer and subscribes nobody', async () => {
    await subscribe('checked@rumbo.example')
    const link = await confirmLink('checked@rumbo.example')
    const answer = await fetch(link, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect((await contact('checked@rumbo.example')).unsubscribed).toBeUndefined()
  })

  test('NEWS-04 an unsigned link subscribes nobody', async () => {
    await subscribe('forged@rumbo.example')
    const link = (await confirmLink('forged@rumbo.example')).replace(/token=./, 'token=_')
    for (const method of ['GET', 'POST']) expect((await fetch(link, { method })).status).toBe(400)
    expect((await contact('forged@rumbo.example')).unsubscribed).toBeUndefined()
  })
})

test('NEWS-04 concurrent instances of the function send one email each time', async () => {
  const instances = []
  for (let n = 0; n < 5; n += 1) {
    vi.resetModules()
    instances.push(await import('../../netlify/server/newsletter'))
  }
  const email = 'many@rumbo.example'
  const request = { email, language: 'es' } as const
  await Promise.all(instances.map((instance) => instance.requestSubscription(readEnv(), request)))
  expect(await letters(email)).toHaveLength(1)
  await Promise.all(instances.map((instance) => instance.confirmSubscription(readEnv(), request)))
  expect(await letters(email)).toHaveLength(2)
})

test('NEWS-04 one network causes at most twenty confirmation emails a day, whatever else it says about itself', async () => {
  const from = (ip: string, n: number) =>
    requestJson(
      shop,
      PATH,
      post(subscription(`flood-${ip.length}-${n}@rumbo.example`), {
        'x-nf-client-connection-ip': ip,
        'x-forwarded-for': `10.0.0.${n}`,
      }),
    )
  const statuses: number[] = []
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let n = 0; n < 22; n += 1) {
    // Five requests a minute.
    vi.setSystemTime(Date.UTC(2026, 0, 1, 12, Math.floor(n / 5)))
    statuses.push((await from(`2001:db8:1:2::${n}`, n)).status)
  }
  vi.useRealTimers()
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429])
  expect((await from('198.51.100.7', 0)).status).toBe(200)
})

describe('an invalid subscription', () => {
  test.each([
    ['a filled honeypot', post(subscription('bot@rumbo.example', { website: 'x' })), 422],
    ['a list', post(subscription('bot@rumbo.example', { email: ['bot@rumbo.example'] })), 422],
    ['a header', post(subscription('bot@rumbo.example\r\nBcc: a@b.co')), 422],
    ['a code of junk', post(subscription('bot@rumbo.example', { discountCode: '<script>' })), 422],
    ['a form', { method: 'POST', body: new URLSearchParams({ email: 'bot@rumbo.example' }) }, 415],
    ['too much', post(subscription('bot@rumbo.example', { website: 'x'.repeat(5000) })), 413],
    ['no JSON', { ...post({}), body: '{' }, 400],
    ['a look', { method: 'GET' }, 405],
  ])('NEWS-04 %s is rejected with a message and sends nothing', async (_, init, status) => {
    const answer = await requestJson<{ success: boolean; error: string }>(shop, PATH, init)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ success: false, error: expect.stringMatching(/.{10}/) })
    expect(await letters('bot@rumbo.example')).toEqual([])
  })
})

describe('failures', () => {
  test.each(['down', 'junk'])(
    'NEWS-04 with the mail service %s the answer is an error, and a retry works',
    async (kind) => {
      const email = `${kind}@rumbo.example`
      await fault(kind)
      expect(await subscribe(email)).toMatchObject({ status: 503, body: { success: false } })
      await fault('none')
      expect(await letters(email)).toEqual([])
      expect((await subscribe(email)).status).toBe(200)
      expect(await letters(email)).toHaveLength(1)
    },
  )

  test('NEWS-04 a failed save sends no welcome email, and a retry sends it once', async () => {
    const { contacts } = mailClient(readEnv())
    const error = { name: 'internal_server_error', message: 'lost', statusCode: 500 } as const
    vi.spyOn(contacts, 'create').mockResolvedValueOnce({ data: null, error, headers: null })
    expect((await join('half@rumbo.example')).status).toBe(503)
    expect(await welcomes('half@rumbo.example')).toEqual([])
    expect((await confirm('half@rumbo.example')).status).toBe(200)
    expect((await confirm('half@rumbo.example')).status).toBe(200)
    expect(await welcomes('half@rumbo.example')).toHaveLength(1)
    expect((await contact('half@rumbo.example')).unsubscribed).toBe(false)
  })

  test('NEWS-04 a failed welcome mail is sent by the next attempt, although the address is saved', async () => {
    await subscribe('late@rumbo.example')
    await fault('down', { path: '/emails' })
    expect((await confirm('late@rumbo.example')).status).toBe(503)
    await fault('none')
    expect((await confirm('late@rumbo.example')).status).toBe(200)
    expect(await welcomes('late@rumbo.example')).toHaveLength(1)
  })
})

describe('with two requests per second at the mail service', () => {
  const limit = (perSecond: number | null) => control(shop.urls.mail, 'rate-limit', { perSecond })
  afterEach(() => limit(null))

  test('NEWS-04 five people sign up in the same second, each with one mail, and none sees an error', async () => {
    const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((name) => `${name}@limit.example`)
    await limit(2)
    const answers = await Promise.all(names.map((name) => subscribe(name)))
    await limit(null)
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
    expect((await Promise.all(names.map(letters))).map(({ length }) => length)).toEqual(names.map(() => 1))
  }, 30_000)

  test('NEWS-04 a sign-up calls the mail service twice, a confirmation three times', async () => {
    const calls = vi.spyOn(globalThis, 'fetch')
    const countDuring = async (work: () => Promise<unknown>) => {
      calls.mockClear()
      await work()
      return calls.mock.calls.filter(([url]) => {
        const address = String(url)
        return address.startsWith(shop.urls.mail) && !address.includes('/__local/')
      }).length
    }
    const email = 'calls@rumbo.example'
    expect(await countDuring(() => subscribe(email))).toBe(2)
    expect(await countDuring(() => confirm(email))).toBe(3)
    expect(await countDuring(() => subscribe(email))).toBe(1)
    calls.mockRestore()
  })
})

describe('unsubscribing', () => {
  const linkOf = async (email: string) => {
    await join(email)
    const [letter] = await welcomes(email)
    return letter?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  }

  test('NEWS-04 the link asks for confirmation, the button unsubscribes, both in the reader’s language', async () => {
    const link = await linkOf('leave@rumbo.example')
    const response = await fetch(link)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toMatch(/<html lang="es">.*leave@rumbo\.example.*<form method="post">/s)
    expect((await contact('leave@rumbo.example')).unsubscribed).toBe(false)
    const done = await fetch(link.replace('locale=es', 'locale=en'), { method: 'POST' })
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')])
    expect((await contact('leave@rumbo.example')).unsubscribed).toBe(true)
  })

  test('NEWS-04 one-click unsubscribe works; only the owner of the address can come back, without a second welcome', async () => {
    const link = await linkOf('click@rumbo.example')
    const init = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect((await fetch(link, init)).status).toBe(200)
    expect((await contact('click@rumbo.example')).unsubscribed).toBe(true)
    expect((await subscribe('click@rumbo.example')).status).toBe(200)
    expect((await contact('click@rumbo.example')).unsubscribed).toBe(true)
    expect(
      (await letters('click@rumbo.example')).filter(({ subject }) => CONFIRM.test(subject)),
    ).toHaveLength(2)
    expect((await confirm('click@rumbo.example')).status).toBe(200)
    expect((await contact('click@rumbo.example')).unsubscribed).toBe(false)
    expect(await welcomes('click@rumbo.example')).toHaveLength(1)
  })

  test.each(['GET', 'POST'])('NEWS-04 an unsigned link changes nothing (%s)', async (method) => {
    const link = await linkOf('stay@rumbo.example')
    const response = await fetch(link.replace(/token=./, 'token=_'), { method })
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('role="alert"')
    expect((await contact('stay@rumbo.example')).unsubscribed).toBe(false)
  })
})
