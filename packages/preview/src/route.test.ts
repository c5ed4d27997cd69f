import { expect, test, vi } from 'vitest'
import { pathOf, routeFor } from './route'

const PRODUCT = '/src/pages/[...locale]/shop/product/[slug].astro'
const LIST = '/src/pages/[...locale]/shop/products/[...page].astro'
const LANDING = '/src/pages/[...locale]/index.astro'
const FEED = '/src/pages/[...locale]/shop/blog/rss.xml.ts'

const inBoth = (...all: object[]) =>
  all.flatMap((params) => [
    { params: { ...params, locale: undefined }, props: { ...params, locale: 'es' } },
    { params: { ...params, locale: 'en' }, props: { ...params, locale: 'en' } },
  ])
const other = vi.fn()
const modules = {
  [PRODUCT]: async () => ({ getStaticPaths: () => inBoth({ slug: 'prod-001' }) }),
  [LIST]: async () => ({ getStaticPaths: () => inBoth({}, { page: '2' }) }),
  [LANDING]: async () => ({ getStaticPaths: () => inBoth({}) }),
  '/src/pages/robots.txt.ts': other,
}

test('CMS-02 the preview finds the page of a path as Astro builds it', async () => {
  const propsAt = async (path: string) => (await routeFor(modules, path))?.props
  expect(await propsAt('/')).toEqual({ locale: 'es' })
  expect(await propsAt('/en')).toEqual({ locale: 'en' })
  expect(await propsAt('/shop/product/prod-001')).toEqual({ slug: 'prod-001', locale: 'es' })
  expect(await propsAt('/en/shop/products/2')).toEqual({ page: '2', locale: 'en' })
  expect(await propsAt('/shop/products')).toEqual({ locale: 'es' })
  expect(await propsAt('/shop/product/prod-999')).toBeUndefined()
  expect(await propsAt('/fr')).toBeUndefined()
  expect(other).not.toHaveBeenCalled()
  expect(pathOf(FEED, { locale: 'en' })).toBe('/en/shop/blog/rss.xml')
})
