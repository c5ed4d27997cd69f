import type { Context } from 'hono'
import { z } from 'zod'
import { dataError, plainError } from '../errors'
import type { Perspective } from '../query/views'
import type { Lake } from './lake'

/** GROQ parameters in the query, `?$name=<JSON>`. Throws a 400 that names one that is not JSON. */
export const groqParams = (c: Context): Record<string, unknown> => {
  const given = Object.entries(c.req.query()).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(given.map(([name, text]) => [name.slice(1), fromJson(name, text)]))
}

const fromJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw dataError(400, 'httpBadRequest', `Parameter ${name} is not JSON; strings need quotes`)
  }
}

/** Since this API version the default perspective is `published`. */
const PUBLISHED_SINCE = '2025-02-19'

/** The requested perspective, or the default of the API version. */
export const perspectiveOf = (c: Context, requested: string | undefined): Perspective => {
  const version = (c.req.path.split('/')[1] ?? '').slice(1)
  const names = requested?.split(',').filter(Boolean) ?? []
  if (names.length === 0) return version === 'X' || version >= PUBLISHED_SINCE ? ['published'] : 'raw'
  if (names.includes('raw')) return 'raw'
  return names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
}

/** Throws a 404 for a dataset or a project other than the one served. Clients send the project when no host names it. */
export const requireDataset = (c: Context, { projectId, dataset }: Lake): void => {
  const requested = c.req.param('dataset')
  const project = c.req.header('x-sanity-project-id') ?? projectId
  if (requested !== dataset || project !== projectId)
    throw plainError(
      404,
      `Dataset "${requested}" not found for project ID "${project}"; the only dataset is "${dataset}" of "${projectId}"`,
    )
}

/** The parsed body. Throws a 400 that names the invalid field. */
export const readBody = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> => {
  const body = await c.req.json<unknown>().catch((cause: unknown) => {
    throw dataError(400, 'httpBadRequest', `The body is not JSON (${String(cause)})`)
  })
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw dataError(400, 'validationError', z.prettifyError(parsed.error))
  return parsed.data
}

export const isTrue = (text: string | undefined) => text === 'true' || text === '1'
