import * as v from 'valibot'
import Anthropic from '@anthropic-ai/sdk'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { NamedPlace } from '~/features/planner/reader/place-names'
import { MAX_TEXT } from '~/features/planner/reader/max-text'
import { type Understood, understood } from '~/features/planner/reader/understood'
import { dayInHonduras } from '~/lib/honduras-time'
import { LOCALES, type Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { contentReader } from '../content'
import { countToday } from '../daily-cap'
import { unavailable } from '../errors'
import { HttpError } from '../http-error'
import { once } from '../once'
import { TIMEOUT_MS } from '../timeouts'
import { promptFor, TOOL, toolFor } from './tool'

/** Small, fast and cheap: reading one sentence is not a hard task. */
const MODEL = 'claude-haiku-5-5'

/** Texts per day that the shop pays for, from everybody together; after that, browsers read the text themselves. */
export const MOST_TEXTS = 500

export const understandRequest = z.strictObject({
  text: z.string().trim().min(1).max(MAX_TEXT),
  language: z.enum(LOCALES),
})

const PLACES_QUERY = defineQuery(`*[_type == "destination"] | order(position asc, _id asc) {
  "id": slug.current, name, synonyms
}`)

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const placeNames = z.array(
  z.object({
    id: z.string(),
    name: z.object({ es: text, en: text }),
    synonyms: z.array(z.string()).nullish(),
  }),
)

/**
 * What a text says about a trip, according to the AI service. 429 when the network, or everybody together, has sent
 * enough today. 503 when the service is not configured, fails, takes longer than eight seconds or answers with anything
 * but parameters of a trip. Neither the text nor the answer is logged.
 */
export async function understandTrip(
  env: Env,
  text: string,
  language: Locale,
  now: Date,
  network?: string,
): Promise<Understood> {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL } = env
  if (!ANTHROPIC_API_KEY) throw new HttpError(503, 'not_configured', (t) => t.notConfigured)
  await countToday(env, 'tripReader', network, now, MOST_TEXTS)
  const signal = AbortSignal.timeout(TIMEOUT_MS.ai)
  try {
    const places = await readPlaces(env, language, signal)
    const message = await clientFor(ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL).messages.create(
      {
        model: MODEL,
        max_tokens: 1024,
        thinking: { type: 'disabled' },
        system: promptFor(language, dayInHonduras(now)),
        messages: [{ role: 'user', content: text }],
        tools: [toolFor(places)],
        tool_choice: { type: 'tool', name: TOOL, disable_parallel_tool_use: true },
      },
      { signal },
    )
    return answerOf(message, text, places)
  } catch (error) {
    throw unavailable('ai', withoutContent(error))
  }
}

const clientFor = once(
  (apiKey: string, baseURL: string | undefined) =>
    new Anthropic({
      apiKey,
      maxRetries: 0,
      // Its log would contain the text.
      logLevel: 'off',
      timeout: TIMEOUT_MS.ai,
      ...(baseURL !== undefined && { baseURL }),
    }),
)

const readPlaces = async (env: Env, language: Locale, signal: AbortSignal): Promise<NamedPlace[]> =>
  placeNames
    .parse(await contentReader(env).fetch(PLACES_QUERY, {}, { signal }))
    .map(({ id, name, synonyms }) => ({
      id,
      name: name[language] || name.en || name.es,
      synonyms: [...(synonyms ?? []), name.es, name.en].filter(Boolean),
    }))

/** The form that the model filled in: only places that exist, and only words that the traveler wrote. */
const answerOf = (message: Anthropic.Message, text: string, places: readonly NamedPlace[]): Understood => {
  // The answer of a proxy may be anything.
  const content: unknown = message.content
  const call = Array.isArray(content)
    ? (content as Anthropic.ContentBlock[]).find((block) => block.type === 'tool_use')
    : undefined
  if (call?.name !== TOOL) throw new Error('The model did not call the tool')
  const { success, output: data } = v.safeParse(understood, call.input)
  if (!success) throw new Error('The model did not follow the schema')
  const written = text.toLowerCase()
  const isWritten = (words: string) => written.includes(words.toLowerCase())
  const exists = (id: string) => places.some((place) => place.id === id)
  return {
    ...data,
    ...(data.places && { places: data.places.filter(exists) }),
    ...(data.nights && {
      nights: Object.fromEntries(Object.entries(data.nights).filter(([id]) => exists(id))),
    }),
    ...(data.ignored && { ignored: data.ignored.filter(isWritten) }),
    unknown: data.unknown.filter(isWritten),
  }
}

/** An error for the log: messages of the service and of zod may quote the text. */
const withoutContent = (error: unknown): Error => {
  if (error instanceof Anthropic.APIError) return new Error(`${error.name} ${String(error.status ?? '')}`)
  return error instanceof Error && !(error instanceof z.ZodError) ? error : new Error('Unexpected answer')
}
