import { expect, test } from 'vitest'
import { importedLater, requiredFiles } from './required-files'

const files: Record<string, string> = {
  '/_astro/page.css': '@font-face{src:url(/_astro/text.woff2) format("woff2")}',
  '/_astro/text.woff2': '',
  '/_astro/canoe.avif': '',
  '/_astro/Cart.js': 'import{a}from"./react.js";import"./side.js";const later=()=>import("./confetti.js")',
  '/_astro/react.js': 'import{b}from"./Cart.js";',
  '/_astro/side.js': '',
  '/_astro/confetti.js': '',
  '/_astro/client.js': 'export*from"./react.js"',
}

test('QUAL-03 a page is cached with its static imports and painting, not with its dynamic ones', () => {
  const html = `<link rel="stylesheet" href="/_astro/page.css"><img src="/_astro/scene.png"><img src="/_astro/canoe.avif">
    <astro-island component-url="/_astro/Cart.js" renderer-url="/_astro/client.js">`
  expect(requiredFiles(html, (address) => files[address])).toEqual([
    '/_astro/Cart.js',
    '/_astro/canoe.avif',
    '/_astro/client.js',
    '/_astro/page.css',
    '/_astro/react.js',
    '/_astro/side.js',
    '/_astro/text.woff2',
  ])
})

test('PLAN-12 dynamic imports of a script come with their static imports and workers', () => {
  const later: Record<string, string> = {
    ...files,
    '/_astro/Planner.js': 'import"./side.js";const read=()=>import(`./reader.js`)',
    '/_astro/reader.js': 'import{a}from"./react.js";const worker=`/_astro/worker.js`',
  }
  expect(importedLater('/_astro/Planner.js', (address) => later[address])).toEqual([
    '/_astro/Cart.js',
    '/_astro/react.js',
    '/_astro/reader.js',
    '/_astro/side.js',
    '/_astro/worker.js',
  ])
})
