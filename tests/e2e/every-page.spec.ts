import { expect, test } from './harness'

const START = ['/', '/en', '/sitemap.xml', '/robots.txt']
const UNLISTED = [
  '/signup',
  '/shop/cart',
  '/shop/account',
  '/shop/track-order',
  '/shop/not-found',
  '/shop/checkout/success',
]

test('QUAL-01 no link of any page is dead, in either language', async ({ request }) => {
  test.setTimeout(120_000)
  const from = new Map<string, string>(START.map((path) => [path, 'the start']))
  const dead: string[] = []
  for (const [path, source] of from) {
    const answer = await request.get(path)
    if (answer.status() !== 200) {
      dead.push(`${path} (from ${source}): ${answer.status()}`)
      continue
    }
    const origin = new URL(answer.url()).origin
    const text = await answer.text()
    for (const [, link = ''] of text.matchAll(/(?:<a\s[^>]*?href="|<loc>)([^"<]+)/g)) {
      const url = URL.parse(link.replaceAll('&amp;', '&'), answer.url())
      if (url?.origin !== origin) continue
      const next = url.pathname + url.search
      if (!from.has(next)) from.set(next, path)
    }
  }
  expect(dead).toEqual([])
  expect(from.size).toBeGreaterThan(80)
})

for (const [language, prefix] of [
  ['Spanish', ''],
  ['English', '/en'],
] as const) {
  test(`QUAL-01 every page in ${language} loads without an error in the console or the content security policy`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
    const unlisted = UNLISTED.map((path) => prefix + path)
    const pages = [...listed.filter((path) => /^\/en(\/|$)/.test(path) === (prefix === '/en')), ...unlisted]
    expect(pages.length).toBeGreaterThan(40)
    for (const path of pages) await page.goto(path, { waitUntil: 'load' })
  })
}
