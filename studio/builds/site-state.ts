import { z } from 'zod'
import type { Refusal } from '~/content/stored'
import { minuteInHonduras } from '~/lib/honduras-time'
import { phaseAt } from '~/lib/period'

const siteState = z.object({
  builtAt: z.iso.datetime(),
  refused: z.array(
    z.object({ document: z.string(), field: z.string(), reason: z.string(), isKept: z.boolean() }),
  ),
})

/** What the shop reports about its content. */
export interface SiteState {
  /** When its content was read. */
  readonly builtAt: string
  readonly refused: readonly Refusal[]
}

export const readSiteState = (answer: unknown): SiteState | undefined => siteState.safeParse(answer).data

interface Published {
  readonly _id: string
  readonly _updatedAt: string
  /** Of an article: YYYY-MM-DD, and the time in Honduras, which is midnight where it is missing. */
  readonly publishedAt?: unknown
  readonly publishTime?: unknown
  /** Of an announcement: the instants between which the shop shows it. */
  readonly from?: unknown
  readonly until?: unknown
}

/** Reviews wait in the dataset until an editor decides about them. */
export const isForTheShop = (document: {
  readonly _type: string
  readonly [field: string]: unknown
}): boolean => document._type !== 'review' || document['status'] === 'published'

/** Whether the shop shows a published document as published. */
export type DocumentState =
  | { readonly name: 'live' }
  | { readonly name: 'scheduled' }
  | { readonly name: 'over' }
  | { readonly name: 'waiting' }
  | { readonly name: 'blocked'; readonly refusal: Refusal }

export const documentState = (published: Published, { builtAt, refused }: SiteState): DocumentState => {
  const phase = phaseOf(published, new Date(builtAt))
  if (phase !== 'running') return { name: phase === 'waiting' ? 'scheduled' : 'over' }
  if (Date.parse(published._updatedAt) > Date.parse(builtAt)) return { name: 'waiting' }
  const refusal = refused.find(({ document }) => document === published._id)
  return refusal ? { name: 'blocked', refusal } : { name: 'live' }
}

/** Whether the shop shows the document at `now`, as the queries of the site decide. */
const phaseOf = ({ publishedAt, publishTime, from, until }: Published, now: Date) => {
  if (typeof publishedAt === 'string')
    return `${publishedAt}T${textOf(publishTime) ?? '00:00'}` > minuteInHonduras(now) ? 'waiting' : 'running'
  return phaseAt({ from: textOf(from), until: textOf(until) }, now)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What to do about a blocked document; `label` is the name of its field in the form. */
export const blockedText = ({ isKept }: Refusal, label: string): string =>
  `La tienda no pudo usar «${label}». Corrígelo y publica. ` +
  (isKept
    ? 'Mientras tanto muestra la versión anterior.'
    : 'Mientras tanto el documento no está en la tienda.')
