import type { z } from 'zod'
import { DEFAULT_LOCALE, type Locale, isLocale } from '~/i18n/locales'
import { EnvError } from '~/lib/env/env.server'
import { invalidField, invalidJson, methodNotAllowed, tooLarge, unsupportedType } from './errors'
import { HttpError, type LocalizedMessage } from './http-error'

type Method = 'GET' | 'HEAD' | 'POST'

/** Responses must not be cached, executed, framed, or read by other sites. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const

const unexpected = (cause: unknown) =>
  cause instanceof EnvError
    ? new HttpError(503, 'not_configured', (t) => t.notConfigured, { cause })
    : new HttpError(500, 'internal', (t) => t.internal, { cause })

/** An error as sent to the client: a status, a code for programs, a message in the client's language. */
export interface ErrorAnswer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly locale: Locale
  readonly headers: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
}

const jsonError = ({ status, code, message, headers, details }: ErrorAnswer) =>
  json({ error: { code, message, ...details } }, status, headers)

/**
 * Runs a handler for its methods and turns errors into responses: an {@link HttpError} with its own code, all others
 * into a 500 without details. `errorResponse` formats them, as JSON by default.
 */
export async function respond(
  request: Request,
  methods: Method | readonly Method[],
  work: () => Promise<Response>,
  errorResponse: (error: ErrorAnswer) => Response = jsonError,
): Promise<Response> {
  const allowed = typeof methods === 'string' ? [methods] : methods
  try {
    if (!allowed.some((method) => method === request.method)) throw methodNotAllowed(allowed)
    return await work()
  } catch (error) {
    const known = error instanceof HttpError ? error : unexpected(error)
    if (known.status >= 500) report(request, known)
    const { status, code, headers, details } = known
    const locale = localeOf(request)
    return errorResponse({ status, code, message: known.messageIn(locale), locale, headers, details })
  }
}

/** A JSON response that must not be cached. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  })

/** An HTML response, with the styles of `src/styles/standalone.css`. */
export const page = (html: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(html, {
    status,
    headers: {
      ...HEADERS,
      ...headers,
      'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
    },
  })

/** The language of the response: `?locale=`, else the first supported one of `Accept-Language`, else Spanish. */
export function localeOf(request: Request): Locale {
  const requested = new URL(request.url).searchParams.get('locale')
  if (isLocale(requested)) return requested
  const accepted = (request.headers.get('accept-language') ?? '').slice(0, 200).split(',')
  return accepted.map((range) => range.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE
}

/** The last path segment, decoded and cut to 256 characters, without a slash at the end; empty when malformed. */
export function lastPartOf(request: Request): string {
  const part = new URL(request.url).pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part).slice(0, 256)
  } catch {
    return ''
  }
}

/** The raw body, for signatures; 413 above `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limit) throw tooLarge(limit)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The body as JSON: 415 for another type, 413 above `limit` bytes, 400 for invalid JSON. */
export async function readJson(request: Request, limit = 64_000): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unsupportedType()
  const text = await readText(request, limit)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw invalidJson(error)
  }
}

/** The fields of a form: 415 for another type, 413 above `limit` bytes. The last of several values counts. */
export async function readForm(request: Request, limit = 16_000): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw unsupportedType()
  return Object.fromEntries(new URLSearchParams(await readText(request, limit)))
}

/**
 * Parses `value`, or throws a 422 whose `field` is the first invalid one. `messageOf` gives the message for the
 * shopper; zod's own messages are in English and about fields, so they are never shown.
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  messageOf: (issue: z.core.$ZodIssue) => LocalizedMessage | undefined = () => undefined,
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw invalidField(issue?.path.map(String).join('.') ?? '', issue && messageOf(issue))
}

function report(request: Request, { code, cause }: HttpError): void {
  const { pathname } = new URL(request.url)
  const reason = cause instanceof EnvError ? cause.message : describe(cause)
  console.error(`${request.method} ${pathname}: ${code}: ${reason}`)
}

/** Names and messages of an error and its causes, without anything that looks like a key or an address. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const inner = error.cause === undefined ? '' : ` ← ${describe(error.cause)}`
  const stack = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? ''
  return `${error.name}: ${masked(error.message)}${stack && ` (${stack.trim()})`}${inner}`
}

const masked = (text: string) =>
  text
    .slice(0, 500)
    .replace(/\b(?:sk|rk|whsec|re|cs|pi)_[\w-]{6,}/g, '[masked]')
    .replace(/\bBearer\s+\S+/gi, 'Bearer [masked]')
    .replace(/\beyJ[\w.-]+/g, '[masked]')
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '[address]')
