import { defineMiddleware } from 'astro:middleware'
import { ISLANDS_FILE, linkIslands } from '~/early-interaction/link-islands'

/** Completes each page that is built. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  const islands = import.meta.env.PROD ? process.env[ISLANDS_FILE] : undefined
  if (!islands || !response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(linkIslands(await response.text(), islands), response)
})
