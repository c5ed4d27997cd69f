import type { Context } from 'hono'
import { z } from 'zod'
import { dataError, plainError } from '../errors'
import type { Perspective } from '../query/views'
import type { Lake } from './lake'

/** `?$name=<JSON>` as an object of parameters. Throws a 400 naming the one that is not JSON. */
export const groqParams = (c: Context): Record<string, unknown> => {
  const given = Object.entries(c.req.query()).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(given.map(([name, text]) => [name.slice(1), fromJson(name, text)]))
}

const fromJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw dataError(400, 'httpBadRequest', `Parameter ${name} is not JSON: strings need their quotes`)
  }
}

/** From this API version on, a query without a perspective sees published documents only. */
const PUBLISHED_SINCE = '2025-02-19'

/** The perspective a request asks for, or the default of its API version. */
export const perspectiveOf = (c: Context, asked: string | undefined): Perspective => {
  const version = (c.req.path.split('/')[1] ?? '').slice(1)
  const names = asked?.split(',').filter(Boolean) ?? []
  if (names.length === 0) return version === 'X' || version >= PUBLISHED_SINCE ? ['published'] : 'raw'
  if (names.includes('raw')) return 'raw'
  return names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
}

/** Throws a 404 when the path names another dataset than the one there is. */
export const requireDataset = (c: Context, { projectId, dataset }: Lake): void => {
  const asked = c.req.param('dataset')
  if (asked !== dataset)
    throw plainError(
      404,
      `Dataset "${asked}" not found for project ID "${projectId}"; here is only "${dataset}"`,
    )
}

/** The body, checked. Throws a 400 that names the field. */
export const readBody = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> => {
  const body = await c.req.json<unknown>().catch((cause: unknown) => {
    throw dataError(400, 'httpBadRequest', `The body is not JSON (${String(cause)})`)
  })
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw dataError(400, 'validationError', z.prettifyError(parsed.error))
  return parsed.data
}

export const isTrue = (text: string | undefined) => text === 'true' || text === '1'
