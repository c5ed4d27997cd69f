import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import runtime from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, test } from 'vitest'
import { linkIslands } from './link-islands'

const directive = (name: string) =>
  `<script>(()=>{var e=async t=>{await(await t())()};(self.Astro||(self.Astro={})).${name}=e;window.dispatchEvent(new Event("astro:${name}"));})();</script>`
const FILE = '<script type="module" src="/_astro/islands.js"></script>'

test('QUAL-02 a page with islands links their runtime instead of carrying it', () => {
  const html = `<main><style>${ISLAND_STYLES}</style>${directive('intent')}<script>${runtime}</script><astro-island></astro-island></main>`
  expect(linkIslands(html, '_astro/islands.js')).toBe(`<main>${FILE}<astro-island></astro-island></main>`)
})

test('QUAL-02 other directives stay, also before that of an interaction', () => {
  const html = `<style>${ISLAND_STYLES}</style>${directive('load')}<script>${runtime}</script><p>$&</p>${directive('intent')}`
  expect(linkIslands(html, '_astro/islands.js')).toBe(`${directive('load')}${FILE}<p>$&</p>`)
})

test('QUAL-02 a page without islands stays as it is', () => {
  expect(linkIslands('<main></main>', '_astro/islands.js')).toBe('<main></main>')
})
