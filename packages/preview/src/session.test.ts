import { expect, test } from 'vitest'
import { perspectiveCookie, perspectiveIn, sessionCookie, sessionIn } from './session'

const SECRET = 'a-secret-of-the-preview'
const NOW = new Date('2026-11-22T15:00:00Z')
const STUDIO = { studio: 'https://rumbo.sanity.studio' }
const later = (minutes: number) => new Date(NOW.valueOf() + minutes * 60_000)
const sent = (setCookie: string) => setCookie.split('; ')[0] ?? ''
const cookie = sent(sessionCookie(STUDIO, NOW, SECRET))

test('CMS-02 the cookie of the draft preview opens it for an hour', () => {
  expect(sessionIn(`a=1; ${cookie}; b=2`, later(59), SECRET)).toEqual(STUDIO)
  expect(sessionIn(cookie, later(60), SECRET)).toBeUndefined()
})

test('CMS-02 a changed, foreign or missing cookie does not open the draft preview', () => {
  const [name, value = ''] = cookie.split('=', 2)
  const [payload = '', signature = ''] = value.split('.')
  const forever = Buffer.from(JSON.stringify({ ...STUDIO, until: later(100_000).valueOf() })).toString(
    'base64url',
  )
  for (const forged of [
    null,
    '',
    `${name}=`,
    `${name}=${payload}`,
    `${name}=${forever}.${signature}`,
    `x${cookie}`,
  ])
    expect(sessionIn(forged, NOW, SECRET), String(forged)).toBeUndefined()
  expect(sessionIn(cookie, NOW, 'another-secret-of-the-preview')).toBeUndefined()
})

test('CMS-02 scripts cannot read the cookie, and browsers send it in the frame of the Studio over HTTPS', () => {
  const attributes = sessionCookie(STUDIO, NOW, SECRET).split('; ').slice(1)
  expect(attributes.toSorted()).toEqual(
    ['HttpOnly', 'Max-Age=3600', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure'].toSorted(),
  )
})

test('CMS-02 the preview shows drafts unless the Studio asks for what is published', () => {
  expect(perspectiveIn(sent(perspectiveCookie('published')))).toBe('published')
  for (const other of [null, sent(perspectiveCookie('drafts')), 'rumbo-preview-perspective=raw'])
    expect(perspectiveIn(other)).toBe('drafts')
})
