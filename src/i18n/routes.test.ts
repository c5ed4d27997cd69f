import { describe, expect, test } from 'vitest'
import { cleanPath, inLocale, localeOf, pathFor } from './routes'

describe('routes', () => {
  test('LANG-01 Spanish has no prefix, English is under /en', () => {
    expect(pathFor('landing', 'es')).toBe('/')
    expect(pathFor('landing', 'en')).toBe('/en')
    expect(pathFor('product', 'es', 'prod-001')).toBe('/shop/product/prod-001')
    expect(pathFor('product', 'en', 'prod-001')).toBe('/en/shop/product/prod-001')
  })

  test('LANG-03 switching the language keeps path, query and hash', () => {
    expect(inLocale('/shop/products?category=comfort#grid', 'en')).toBe(
      '/en/shop/products?category=comfort#grid',
    )
    expect(inLocale('/en/shop/products?q=a', 'es')).toBe('/shop/products?q=a')
    expect(inLocale('/en?q=1', 'es')).toBe('/?q=1')
    expect(inLocale('/?q=1', 'en')).toBe('/en?q=1')
    expect(inLocale('/en', 'en')).toBe('/en')
    expect(inLocale('/', 'en')).toBe('/en')
  })

  test('LANG-01 only a whole path segment is a locale', () => {
    expect(localeOf('/english')).toBe('es')
    expect(localeOf('/en')).toBe('en')
    expect(localeOf('/en/shop')).toBe('en')
  })

  test('ROUTE-01 a parameter stays in its segment', () => {
    expect(pathFor('trackingNumber', 'es', '../x y')).toBe('/shop/track-order/..%2Fx%20y')
  })

  test('SEO-01 URLs have no file name', () => {
    expect(cleanPath('/shop.html')).toBe('/shop')
    expect(cleanPath('/index.html')).toBe('/')
    expect(cleanPath('/en.html')).toBe('/en')
    expect(cleanPath('/shop/')).toBe('/shop')
  })
})
