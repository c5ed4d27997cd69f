import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from './address'
import { type Compressor, chooseEncoding } from './compress'
import { headersFor } from './headers'
import type { Site, SiteFile } from './site'

const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Responds as Netlify does to everything that is not a function: a file, page, redirect or rewrite, else 404.html. */
export const serveStatic = async (
  site: Site,
  compress: Compressor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = addressOf(request)
  const path = decodePath(url.pathname)
  if (path === undefined) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request\n')
    return
  }
  const send = (status: number, file: SiteFile) =>
    sendFile(site, compress, request, response, status, file, path)

  const file = site.file(path) ?? site.page(path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (file && !isRead) {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' }).end('Method not allowed\n')
    return
  }
  if (file) {
    if (hasExtraSlash(path, file))
      return void sendRedirect(response, 301, path.replace(/\/+$/, '') + url.search)
    return send(200, file)
  }
  // The platform's own addresses belong to no site.
  if (path.startsWith('/.netlify/')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  const redirect = site.findRedirect(url.pathname)
  if (redirect && redirect.status >= 300 && redirect.status < 400) {
    return void sendRedirect(response, redirect.status, withQuery(redirect.target, url.search))
  }
  const target = redirect && (site.file(redirect.target) ?? site.page(redirect.target))
  if (redirect && target) return send(redirect.status, target)

  const notFound = site.file('/404.html')
  if (notFound) return send(404, notFound)
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
}

const decodePath = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/** `/shop/cart/` redirects to `/shop/cart` unless the page is a folder's `index.html`. */
const hasExtraSlash = (path: string, file: SiteFile): boolean =>
  path.length > 1 && path.endsWith('/') && !file.path.endsWith('/index.html')

const withQuery = (target: string, search: string): string =>
  search && !target.includes('?') ? target + search : target

const sendRedirect = (response: ServerResponse, status: number, location: string): void => {
  // Two leading slashes would redirect to another host.
  const safe = location.replace(/^[/\\]{2,}/, '/')
  response
    .writeHead(status, {
      // The query is encoded already, and may be malformed.
      location: safe.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent),
      'cache-control': REVALIDATED,
      'content-type': 'text/plain',
    })
    .end(`Redirecting to ${safe}\n`)
}

const sendFile = async (
  site: Site,
  compress: Compressor,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
  path: string,
): Promise<void> => {
  const encoding = file.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : undefined
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  const headers: Record<string, string> = {
    'cache-control': REVALIDATED,
    'content-type': file.type,
    etag,
    ...(file.isCompressible && { vary: 'Accept-Encoding' }),
    ...headersFor(site.headers, path),
  }
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const body = encoding ? await compress(file.etag, file.read, encoding) : file.read()
  response.writeHead(status, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
