import { XMLParser } from 'fast-xml-parser'
import { LOCALES } from '~/i18n/locales'
import { inLocale, localeOf } from '~/i18n/routes'
import { expect, pathFor, test } from './harness'

const START = ['/', '/en', '/sitemap.xml', '/robots.txt']

interface Url {
  readonly loc: string
  readonly 'xhtml:link': readonly { '@_hreflang': string; '@_href': string }[]
}
const parse = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => ['url', 'item'].includes(name) }).parse(xml)

/** The canonical address of a page, unless it is not indexed. */
const foundAt = (html: string) =>
  /<meta name="robots" content="noindex/.test(html)
    ? undefined
    : /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

test('QUAL-01 SEO-01 no link is broken, and the sitemap lists exactly the indexed pages, in both languages', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const from = new Map<string, string>(START.map((path) => [path, 'the start']))
  const dead: string[] = []
  const indexable = new Set<string>()
  for (const [path, source] of from) {
    const answer = await request.get(path)
    if (answer.status() !== 200) {
      dead.push(`${path} (from ${source}): ${answer.status()}`)
      continue
    }
    const { origin } = new URL(answer.url())
    const text = await answer.text()
    const address = foundAt(text)
    if (address) indexable.add(address)
    for (const [, link = ''] of text.matchAll(/(?:<a\s[^>]*?href="|<loc>)([^"<]+)/g)) {
      const url = URL.parse(link.replaceAll('&amp;', '&'), answer.url())
      if (url?.origin !== origin) continue
      const next = url.pathname + url.search
      if (!from.has(next)) from.set(next, path)
    }
  }
  expect(dead).toEqual([])
  expect(from.size).toBeGreaterThan(80)

  const urls: Url[] = parse(await (await request.get('/sitemap.xml')).text()).urlset.url
  expect(urls.map(({ loc }) => loc).toSorted()).toEqual([...indexable].toSorted())
  for (const { loc, 'xhtml:link': links } of urls) {
    const { origin, pathname } = new URL(loc)
    expect(links.map((link) => [link['@_hreflang'], link['@_href']])).toEqual([
      ['es', origin + inLocale(pathname, 'es')],
      ['en', origin + inLocale(pathname, 'en')],
      ['x-default', origin + inLocale(pathname, 'es')],
    ])
  }
})

for (const locale of LOCALES) {
  test(`BLOG-08 SEO-01 the feed in ${locale} lists every article of the sitemap in its language, newest first`, async ({
    request,
  }) => {
    const urls: Url[] = parse(await (await request.get('/sitemap.xml')).text()).urlset.url
    const articles = urls
      .map(({ loc }) => loc)
      .filter((loc) => {
        const { pathname } = new URL(loc)
        return localeOf(pathname) === locale && pathname.startsWith(`${pathFor('blog', locale)}/`)
      })
    const answer = await request.get(pathFor('feed', locale))
    expect(answer.headers()['content-type']).toMatch(/xml/)
    const { channel } = parse(await answer.text()).rss
    expect(channel.language).toBe(locale)
    const items: { link: string; pubDate: string }[] = channel.item
    expect(items.map(({ link }) => link).toSorted()).toEqual(articles.toSorted())
    expect(articles.length).toBeGreaterThan(10)
    const times = items.map(({ pubDate }) => Date.parse(pubDate))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
}
