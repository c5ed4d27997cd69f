import type { APIRoute } from 'astro'
import { getPolicies, getPosts } from '~/content/posts'
import { getKits, getProducts } from '~/content/products'
import { DEFAULT_LOCALE as locale } from '~/i18n/locales'
import { sitemapPages, sitemapXml } from '~/seo/sitemap'

export const GET: APIRoute = async () => {
  const [products, kits, posts, policies] = await Promise.all([
    getProducts(locale),
    getKits(locale),
    getPosts(locale),
    getPolicies(locale),
  ])
  return new Response(sitemapXml(sitemapPages({ products, kits, posts, policies })), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
