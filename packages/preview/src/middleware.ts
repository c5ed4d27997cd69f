import type { APIContext, MiddlewareHandler } from 'astro'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { contentClient } from '~/content/client'
import { readEnv } from '~/lib/env/env.server'
import { ENABLE, VERSION } from './addresses'
import { contentNow, contentVersion, withContent } from './content'
import { perspectiveCookie, perspectiveIn, sessionCookie, sessionIn } from './session'

/** No cache may keep a draft, and no search engine may list it. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'netlify-cdn-cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

/** Astro's own inline scripts have no hashes here, as pages are rendered for each request. */
const policyFor = (frames: string) =>
  [
    ...(import.meta.env.PROD
      ? [
          "default-src 'self'",
          "script-src 'self' 'unsafe-inline'",
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data:",
          "object-src 'none'",
          "base-uri 'self'",
        ]
      : []),
    `frame-ancestors ${frames}`,
  ].join('; ')

/** Renders drafts for editors whom the Studio has let in, and nothing for anybody else. */
export const onRequest: MiddlewareHandler = async (context, next) => {
  // In development, the shop's own pages.
  if (context.isPrerendered) return next()
  if (context.request.method !== 'GET') return refusal(405, 'GET')
  const path = `/${context.params['path'] ?? ''}`
  if (path === ENABLE) return enable(context)
  const cookies = context.request.headers.get('cookie')
  const session = sessionIn(cookies, new Date(), readEnv().PREVIEW_SECRET)
  if (!session) return refusal(401, 'Abre la vista previa desde el Studio, en «Vista previa».')
  if (path.startsWith('/pictures/')) return picture(path + context.url.search)
  // Before the content: a change while it is read is then a newer version.
  const version = await contentVersion()
  if (path === VERSION) return new Response(version, { headers: PRIVATE })
  return withContent(await contentNow(perspectiveIn(cookies), session), async () => {
    const response = await next()
    // Read here: pages may load content while they are sent.
    const rendered = new Response(await response.arrayBuffer(), response)
    for (const [name, value] of Object.entries(PRIVATE)) rendered.headers.set(name, value)
    rendered.headers.set('content-security-policy', policyFor(session.studio))
    rendered.headers.set('server-timing', `content;desc="${version}"`)
    return rendered
  })
}

const enable = async ({ request }: APIContext): Promise<Response> => {
  const { isValid, redirectTo, studioOrigin, studioPreviewPerspective } = await validatePreviewUrl(
    contentClient({ ...process.env, SANITY_PERSPECTIVE: 'drafts' }),
    request.url,
  )
  if (!isValid || !studioOrigin) return refusal(401, 'Abre la vista previa otra vez desde el Studio.')
  const headers = new Headers(PRIVATE)
  // A path of this site: two slashes would be another host.
  headers.set('location', `/${redirectTo ?? ''}`.replace(/^[/\\]+/, '/'))
  headers.append('set-cookie', sessionCookie({ studio: studioOrigin }, new Date(), readEnv().PREVIEW_SECRET))
  headers.append('set-cookie', perspectiveCookie(studioPreviewPerspective))
  return new Response(null, { status: 307, headers })
}

/** May be framed by any page: the Studio's frame must show the text after the session has ended. */
const refusal = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      ...PRIVATE,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
  })

/** The shop serves pictures, including those of drafts: their addresses are signed. */
const picture = async (address: string): Promise<Response> => {
  const { status, headers, body } = await fetch(new URL(address, readEnv().PUBLIC_SITE_URL))
  return new Response(body, {
    status,
    headers: { ...PRIVATE, 'content-type': headers.get('content-type') ?? 'application/octet-stream' },
  })
}
