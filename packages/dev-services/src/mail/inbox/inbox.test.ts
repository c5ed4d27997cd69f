import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mail, startForTest, welcome } from '../testing/harness'

let mail: Mail

beforeEach(async () => {
  mail = await startForTest()
})
afterEach(() => mail.close())

const read = async (path: string) => {
  const answer = await fetch(mail.url + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('NEWS-04 the inbox lists mails newest first, in both languages, for one person if asked', async () => {
  expect((await read('/inbox')).text).toContain('Todavía no hay correos.')
  await mail.resend.emails.send(welcome({ subject: 'Primero' }))
  await mail.resend.emails.send(welcome({ subject: 'Segundo', to: 'Beto <beto@rumbo.example>' }))
  const all = await read('/inbox')
  expect(all.text.indexOf('Segundo')).toBeLessThan(all.text.indexOf('Primero'))
  expect(all.text).toContain('Inbox')
  expect(all.text).toContain('Local mail: nothing leaves this computer.')
  const his = await read('/inbox?to=beto@rumbo.example')
  expect(his.text).toContain('Segundo')
  expect(his.text).not.toContain('Primero')
})

test('NEWS-04 a mail shows its headers, its text, its raw form and its HTML in a sandbox', async () => {
  const { data } = await mail.resend.emails.send(
    welcome({ html: '<p onclick="x()">Hola</p><script>alert(1)</script>' }),
  )
  const page = (await read(`/inbox/${data?.id}`)).text
  expect(page).toContain('List-Unsubscribe')
  expect(page).toContain('Tu código: WELCOME10')
  expect(page).toContain(`src="/inbox/${data?.id}/html?scheme=light"`)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).not.toContain('<script>')
  const framed = await read(`/inbox/${data?.id}/html`)
  expect(framed.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups [^;]*; default-src 'none'/,
  )
  const raw = (await read(`/inbox/${data?.id}/raw`)).text
  expect(raw).toMatch(/^From: Rumbo <hola@rumbo\.example>\r\nTo: ana@rumbo\.example\r\n/)
  expect(raw).toContain('Content-Type: text/html; charset=utf-8')
})

test('NEWS-04 links of a mail open outside its frame', async () => {
  const { data } = await mail.resend.emails.send(welcome())
  expect((await read(`/inbox/${data?.id}/html`)).text).toContain('<head><base target="_blank">')
  expect((await read('/inbox/none')).status).toBe(404)
})

test('NEWS-04 a mail can be looked at in the dark, whatever the browser prefers', async () => {
  const css = '@media (prefers-color-scheme: dark){b{color:#fff}}'
  const { data } = await mail.resend.emails.send(welcome({ html: `<style>${css}</style><b>Hola</b>` }))
  const seen = async (scheme: string) => (await read(`/inbox/${data?.id}/html?scheme=${scheme}`)).text
  expect(await seen('dark')).toContain('@media (min-width: 0){b{color:#fff}}')
  expect(await seen('light')).toContain('@media (max-width: 0){b{color:#fff}}')
})

test('RUN-03 mails, contacts and keys survive a restart; reset forgets them', async () => {
  await mail.resend.emails.send(welcome(), { idempotencyKey: 'k' })
  await mail.resend.contacts.create({ email: 'ana@rumbo.example' })
  await mail.close()
  mail = await startForTest(mail)
  await mail.resend.emails.send(welcome(), { idempotencyKey: 'k' })
  expect(await mail.inbox()).toHaveLength(1)
  expect((await mail.resend.contacts.get({ email: 'ana@rumbo.example' })).error).toBeNull()
  await fetch(`${mail.url}/__local/reset`, { method: 'POST' })
  expect(await mail.inbox()).toEqual([])
  expect(await (await fetch(`${mail.url}/__local/health`)).json()).toEqual({ ok: true, name: 'mail' })
})
