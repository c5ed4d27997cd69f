import type { APIRoute } from 'astro'
import { absolute } from '~/lib/absolute'

/** Pages that are not to be indexed have a meta element, which crawlers must be able to read. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`)
