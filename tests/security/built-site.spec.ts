import { existsSync } from 'node:fs'
import { join } from 'node:path'
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

test('QUAL-03 no page loads scripts or styles from another origin', () => {
  for (const { name, text } of textFiles(builtSite())) {
    if (!name.endsWith('.html')) continue
    const outside = text.match(
      /<(?:script|iframe)[^>]*\ssrc="(?:https?:)?\/\/[^"]*"|<link[^>]*rel="stylesheet"[^>]*href="(?:https?:)?\/\/[^"]*"/g,
    )
    expect(outside, name).toBeNull()
  }
})

test('RUN-02 Netlify can read the configuration, and the targets of rewrites exist', async () => {
  const folder = builtSite()
  const { redirects, headers } = await readConfiguration(projectFile('.'), folder)
  expect(redirects.length).toBeGreaterThan(10)
  expect(headers.find(({ for: path }) => path === '/*')?.values).toHaveProperty('Content-Security-Policy')
  for (const { from, to, status } of redirects) {
    expect(to, `${from} leads to another site`).toMatch(/^\/(?!\/)/)
    if (status === 200 || status === 404) {
      const page = to.endsWith('.html') ? to : `${to}.html`
      expect(existsSync(join(folder, page)), `${from} shows ${to}`).toBe(true)
    }
  }
})
