import type { APIRoute } from 'astro'
import { absolute } from '~/lib/absolute'

/** Pages that are not meant to be found say so themselves: a crawler must be able to read that. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`)
