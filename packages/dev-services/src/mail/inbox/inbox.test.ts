import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mail, startTestMail, welcome } from '../testing/emulator'

let mail: Mail

beforeEach(async () => {
  mail = await startTestMail()
})
afterEach(() => mail.close())

const read = async (path: string) => {
  const answer = await fetch(mail.url + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('NEWS-04 the inbox lists emails newest first in both languages, and searches by recipient', async () => {
  expect((await read('/inbox')).text).toContain('Todavía no hay correos.')
  await mail.resend.emails.send(welcome({ subject: 'Primero' }))
  await mail.resend.emails.send(welcome({ subject: 'Segundo', to: 'Beto <beto@rumbo.example>' }))
  const all = await read('/inbox')
  expect(all.text.indexOf('Segundo')).toBeLessThan(all.text.indexOf('Primero'))
  expect(all.text).toContain('Inbox')
  expect(all.text).toContain('Local mail: nothing leaves this computer.')
  const filtered = await read('/inbox?to=beto@rumbo.example')
  expect(filtered.text).toContain('Segundo')
  expect(filtered.text).not.toContain('Primero')
})

test('NEWS-04 an email shows its headers, text, source and sandboxed HTML', async () => {
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

test('NEWS-04 links of an email open outside its frame', async () => {
  const { data } = await mail.resend.emails.send(welcome())
  expect((await read(`/inbox/${data?.id}/html`)).text).toContain('<head><base target="_blank">')
  expect((await read('/inbox/none')).status).toBe(404)
})

test('NEWS-04 an email can be viewed in both color schemes', async () => {
  const css = '@media (prefers-color-scheme: dark){b{color:#fff}}'
  const { data } = await mail.resend.emails.send(welcome({ html: `<style>${css}</style><b>Hola</b>` }))
  const seen = async (scheme: string) => (await read(`/inbox/${data?.id}/html?scheme=${scheme}`)).text
  expect(await seen('dark')).toContain('@media (min-width: 0){b{color:#fff}}')
  expect(await seen('light')).toContain('@media (max-width: 0){b{color:#fff}}')
})

test('RUN-03 emails, contacts and keys survive a restart; reset deletes them', async () => {
  await mail.resend.emails.send(welcome(), { idempotencyKey: 'k' })
  await mail.resend.contacts.create({ email: 'ana@rumbo.example' })
  await mail.close()
  mail = await startTestMail(mail)
  await mail.resend.emails.send(welcome(), { idempotencyKey: 'k' })
  expect(await mail.inbox()).toHaveLength(1)
  expect((await mail.resend.contacts.get({ email: 'ana@rumbo.example' })).error).toBeNull()
  await fetch(`${mail.url}/__local/reset`, { method: 'POST' })
  expect(await mail.inbox()).toEqual([])
  expect(await (await fetch(`${mail.url}/__local/health`)).json()).toEqual({ ok: true, name: 'mail' })
})
