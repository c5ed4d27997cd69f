import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { LOCALES } from '~/i18n/locales'
import { MESSAGES } from '../../netlify/server/messages/server'
import { askForReviews, type ReviewForm } from '../../netlify/server/reviews'
import { reviewToken } from '../../netlify/server/review-links'
import { fault } from './orders'
import { type Shop, openShop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

/** An order of two products that was delivered `days` ago. */
const delivered = async (days: number, email: string) => {
  const id = `order.${randomUUID().replaceAll('-', '')}`
  const line = { kind: 'product', quantity: 1, unitAmount: 131, amount: 131 }
  await shop.content.create({
    _id: id,
    _type: 'order',
    trackingNumber: `TRK-${id.slice(6, 13).toUpperCase()}-AAAAAAA`,
    status: 'delivered',
    locale: 'en',
    currency: 'USD',
    lines: [
      { _key: 'a', productId: 'prod-001', name: 'Travel soap', ...line },
      { _key: 'b', productId: 'prod-002', name: 'Travel pillow', ...line },
    ],
    subtotal: 262,
    total: 262,
    paidAt: daysAgo(days + 5),
    history: [{ _key: 'd', timestamp: daysAgo(days), status: 'delivered', location: {} }],
    customer: { subject: 'auth0|ana', email, name: 'Ana María Mejía' },
    mails: ['delivered', 'confirmed'].map((status) => ({ _key: status, status, sentAt: daysAgo(days) })),
  })
  return id
}
const mailsTo = async (email: string) => {
  const { emails } = (await (await fetch(`${shop.urls.mail}/__local/emails`)).json()) as {
    emails: { to: readonly string[] | string; subject: string; text: string; html: string }[]
  }
  return emails.filter(({ to }) => to.includes(email))
}
const linkOf = (orderId: string, productId: string, now = new Date()) =>
  `${shop.site}/api/review?locale=en&token=${reviewToken({ orderId, productId }, now, readEnv().REVIEWS_SECRET)}`
const write = (address: string, changes: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      rating: '5',
      text: 'Very good',
      name: 'Ana',
      language: 'en',
      ...changes,
    }).toString(),
  })
const reviewsOf = (orderId: string) =>
  shop.content.fetch<Record<string, unknown>[]>('*[_type == "review" && orderId == $orderId]', { orderId })

describe('asking', () => {
  test('REVIEW-01 one email is sent some days after the delivery, with a link for each line', async () => {
    const [early, due] = [await delivered(3, 'early@rumbo.example'), await delivered(8, 'due@rumbo.example')]
    await askForReviews(readEnv())
    await askForReviews(readEnv())
    expect(await mailsTo('early@rumbo.example')).toEqual([])
    const [mail, ...more] = await mailsTo('due@rumbo.example')
    expect(more).toEqual([])
    expect(mail?.text).toContain('/api/review?token=')
    expect(mail?.text.match(/\/api\/review\?token=/g)).toHaveLength(2)
    expect(mail?.text).toContain('Travel pillow')
    expect(await reviewsOf(early)).toEqual([])
    const address = /http\S+api\/review\?token=[^\s\]]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const form = await (await fetch(address)).text()
    expect(form).toContain('value="Ana"')
    expect((await write(address)).status).toBe(200)
    expect(await reviewsOf(due)).toMatchObject([
      { status: 'pending', itemName: 'Travel soap', rating: 5, name: 'Ana', locale: 'en' },
    ])
  })
})

test('REVIEW-01 an order that cannot be read is logged, and the others are asked', async () => {
  const broken = await delivered(8, 'broken@rumbo.example')
  await delivered(8, 'sound@rumbo.example')
  await shop.content.patch(broken).set({ currency: 'EUR' }).commit()
  await askForReviews(readEnv())
  expect(await mailsTo('sound@rumbo.example')).toHaveLength(1)
  expect(await mailsTo('broken@rumbo.example')).toEqual([])
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(`^reviews: ${broken}: `))
})

describe('a link', () => {
  test('REVIEW-01 works once, even when it is used twice at the same time', async () => {
    const id = await delivered(8, 'once@rumbo.example')
    const address = linkOf(id, 'prod-001')
    const answers = await Promise.all([write(address), write(address, { text: 'Again' })])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await write(address)).status).toBe(409)
    const used = await fetch(address)
    expect(used.status).toBe(409)
    expect(await used.text()).toContain('<h1>Thank you!</h1>')
    expect(await reviewsOf(id)).toHaveLength(1)
  })

  test.each([
    ['for a line that was not bought', (id: string) => linkOf(id, 'kit-001')],
    ['for another order', () => linkOf('order.unknown', 'prod-001')],
    ['that has expired', (id: string) => linkOf(id, 'prod-001', new Date(Date.now() - 130 * DAY))],
    ['that was changed', (id: string) => `${linkOf(id, 'prod-001')}x`],
  ])('REVIEW-01 %s is refused', async (_, address) => {
    const id = await delivered(8, 'bound@rumbo.example')
    const answer = await write(address(id))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('href="/en/shop/help"')
    expect(await reviewsOf(id)).toEqual([])
  })

  test.each(
    LOCALES.flatMap((locale) =>
      Object.entries({
        rating: ['', '0', '6', 'x', '1.5'],
        text: ['', '  ', 'x'.repeat(2001)],
        name: ['', 'x'.repeat(41)],
        language: ['fr'],
      }).map(([field, values]) => [field as keyof ReviewForm, locale, values] as const),
    ),
  )(
    'REVIEW-01 LANG-01 a wrong %s is named in %s, and what was typed stays',
    async (field, locale, values) => {
      const id = await delivered(8, 'strict@rumbo.example')
      const address = linkOf(id, 'prod-001').replace('locale=en', `locale=${locale}`)
      for (const value of values) {
        const answer = await write(address, { [field]: value })
        expect.soft(answer.status, value).toBe(422)
        const form = await answer.text()
        expect.soft(form).toContain(`role="alert">${MESSAGES[locale].review.problems[field]}</p>`)
        expect.soft(form).toContain(field === 'text' ? 'value="Ana"' : 'Very good</textarea>')
      }
      for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method })).status).toBe(200)
      expect(await reviewsOf(id)).toEqual([])
    },
  )

  test('REVIEW-01 a review that the CMS does not confirm can be sent again', async () => {
    const id = await delivered(8, 'again@rumbo.example')
    await fault(shop, 'lake', 'junk', { path: '/v2025-02-19/data/mutate' })
    expect((await write(linkOf(id, 'prod-001'))).status).toBe(503)
    await fault(shop, 'lake', 'none')
    expect((await write(linkOf(id, 'prod-001'))).status).toBe(200)
    expect(await reviewsOf(id)).toHaveLength(1)
  })

  test('REVIEW-01 HTML is stored as text', async () => {
    const id = await delivered(8, 'html@rumbo.example')
    const text = '<img src=x onerror=alert(1)> & "quotes"'
    await write(linkOf(id, 'prod-001'), { text })
    expect(await reviewsOf(id)).toMatchObject([{ text }])
  })
})

test('DESK-04 a review builds pages when it is published and when it no longer is, and not before', async () => {
  const hook = randomUUID()
  process.env['BUILD_HOOK_URL'] = `${shop.site}/__build/${hook}`
  const builds = () => shop.builds.filter((used) => used === hook).length
  const id = await delivered(8, 'builds@rumbo.example')
  await write(linkOf(id, 'prod-001'))
  const [review] = await reviewsOf(id)
  const move = (status: string) => shop.content.patch(String(review?.['_id'])).set({ status }).commit()
  await move('declined')
  await move('published')
  await vi.waitFor(() => expect(builds()).toBe(1), { timeout: 30_000 })
  await move('declined')
  await vi.waitFor(() => expect(builds()).toBe(2), { timeout: 30_000 })
})
