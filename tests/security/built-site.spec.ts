import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readConfiguration } from '@rumbo/dev-services/edge/site'
import { projectFile } from '@rumbo/dev-services/programs'
import { builtSite, textFiles } from './built-site'
import { secretsIn } from './secrets'

test('QUAL-03 no secret ships to browsers', () => {
  let files = 0
  for (const { name, text } of textFiles(builtSite())) {
    files += 1
    expect(secretsIn(text, process.env), name).toEqual([])
  }
  expect(files).toBeGreaterThan(100)
})

test('SEO-01 indexed pages have unique titles and descriptions, of a length that search engines show', () => {
  const pages = [...textFiles(builtSite())].filter(
    ({ name, text }) => name.endsWith('.html') && text.includes('rel="canonical"'),
  )
  expect(pages.length).toBeGreaterThan(80)
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    const texts = pages.map(({ text }) => pattern.exec(text)?.[1] ?? '')
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  }
  const lengths = pages.map(({ name, text }) => {
    const description = /<meta name="description" content="(.*?)"/.exec(text)?.[1] ?? ''
    return { name, length: description.replace(/&[#\w]+;/g, '’').length }
  })
  expect(lengths.filter(({ length }) => length < 70 || length > 160)).toEqual([])
  const lists = pages.filter(({ name }) =>
    /shop(\/(products|kits|sales|esim|travel-[\w-]+|blog|about|help))?(\/index)?\.html$/.test(name),
  )
  expect(lists.length).toBeGreaterThanOrEqual(16)
  for (const { name, text } of lists)
    expect(text.match(/<title>.*?<\/title>/)?.[0], name).toContain('Honduras')
})

test('QUAL-03 no page loads scripts or styles from another origin', () => {
  for (const { name, text } of textFiles(builtSite())) {
    if (!name.endsWith('.html')) continue
    const outside = text.match(
      /<(?:script|iframe)[^>]*\ssrc="(?:https?:)?\/\/[^"]*"|<link[^>]*rel="stylesheet"[^>]*href="(?:https?:)?\/\/[^"]*"/g,
    )
    expect(outside, name).toBeNull()
  }
})

test('QUAL-02 every page has one stylesheet before and one after the main content, and no other is built', () => {
  // The pages of functions are not files.
  const linked = new Set(['/standalone.css'])
  const built: string[] = []
  for (const { name, text } of textFiles(builtSite())) {
    if (name.endsWith('.css')) built.push(`/${name}`)
    if (!name.endsWith('.html')) continue
    const [head = '', body = ''] = text
      .split('</head>')
      .map((part) =>
        [...part.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href).join(),
      )
    expect([head, body], name).toEqual([
      expect.stringMatching(/^\/_astro\/page\.[\w-]+\.css$/),
      expect.stringMatching(/^\/_astro\/late\.[\w-]+\.css$/),
    ])
    linked.add(head).add(body)
  }
  expect(built.sort()).toEqual([...linked].sort())
})

test('RUN-02 Netlify can read the configuration, and the targets of rewrites exist', async () => {
  const folder = builtSite()
  const { redirects, headers } = await readConfiguration(projectFile('.'), folder)
  expect(redirects.length).toBeGreaterThan(10)
  expect(headers.find(({ for: path }) => path === '/*')?.values).toHaveProperty('Content-Security-Policy')
  for (const { from, to, status } of redirects) {
    expect(to, `${from} leads to another site`).toMatch(/^\/(?!\/)/)
    if (status === 200 || status === 404) {
      const file = extname(to) ? to : `${to}.html`
      expect(existsSync(join(folder, file)), `${from} shows ${to}`).toBe(true)
    }
  }
})
