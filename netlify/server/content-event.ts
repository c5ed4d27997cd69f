import { createHash } from 'node:crypto'
import { SIGNATURE_HEADER_NAME, decodeSignatureHeader, isValidSignature } from '@sanity/webhook'
import { z } from 'zod'
import { DEPLOY_REQUEST } from '~/content/deploys'
import { documentType } from '~/content/model'
import type { Env } from '~/lib/env/env.server'
import { parse, readText } from './respond'
import { badSignature, invalidJson } from './errors'

const MAX_EVENT = 512_000
/** Sanity retries with the first attempt's signature. */
const MAX_AGE_MS = 60 * 60_000
const CLOCK_SKEW_MS = 5 * 60_000

const changedDocument = z.object({
  _id: z.string().min(1).max(200),
  _type: z.string().min(1).max(100),
  /** The status of a review, now and before. */
  status: z.string().nullish(),
  was: z.string().nullish(),
})

/** A document was published, changed or deleted; `key` is the same when the same event is delivered again. */
export interface ContentEvent {
  readonly id: string
  readonly type: string
  /** `deploy`: an editor wants the waiting changes deployed now. */
  readonly concerns: 'pages' | 'order' | 'codes' | 'deploy' | 'nothing'
  readonly key: string
}

/** The event in a request. 401 if its signature or age is invalid. */
export async function readContentEvent(
  request: Request,
  { SANITY_WEBHOOK_SECRET: secret }: Env,
  now = Date.now(),
): Promise<ContentEvent> {
  const body = await readText(request, MAX_EVENT)
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  if (!body || !(await isValidSignature(body, signature, secret))) throw badSignature(401)
  const age = now - decodeSignatureHeader(signature).timestamp
  if (age > MAX_AGE_MS || age < -CLOCK_SKEW_MS) throw badSignature(401)
  const { _id: id, _type: type, ...states } = parse(changedDocument, fromJson(body))
  const key = request.headers.get('idempotency-key') ?? signature
  return {
    id,
    type,
    concerns: concernOf(id, type, states),
    key: createHash('sha256').update(key).digest('hex'),
  }
}

function concernOf(
  id: string,
  type: string,
  { status, was }: Pick<z.infer<typeof changedDocument>, 'status' | 'was'>,
): ContentEvent['concerns'] {
  if (/^(drafts|versions)\./.test(id)) return 'nothing'
  if (type === 'order') return 'order'
  if (type === DEPLOY_REQUEST) return 'deploy'
  if (type === 'discountCode') return 'codes'
  if (type === 'review' && status !== 'published' && was !== 'published') return 'nothing'
  return documentType(type)?.rebuilds ? 'pages' : 'nothing'
}

function fromJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw invalidJson(error)
  }
}
