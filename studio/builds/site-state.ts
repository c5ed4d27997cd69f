import { z } from 'zod'
import { dayInHonduras } from '~/lib/honduras-time'
import type { Refusal } from '~/content/stored'

const siteState = z.object({
  builtAt: z.iso.datetime(),
  refused: z.array(
    z.object({ document: z.string(), field: z.string(), reason: z.string(), isKept: z.boolean() }),
  ),
})

/** What the shop says of its content. */
export interface SiteState {
  /** When its content was read. */
  readonly builtAt: string
  readonly refused: readonly Refusal[]
}

export const readSiteState = (answer: unknown): SiteState | undefined => siteState.safeParse(answer).data

interface Published {
  readonly _id: string
  readonly _updatedAt: string
  /** Of an article: YYYY-MM-DD. */
  readonly publishedAt?: unknown
}

/** Reviews wait in the dataset until an editor decides about them. */
export const isForTheShop = (document: {
  readonly _type: string
  readonly [field: string]: unknown
}): boolean => document._type !== 'review' || document['status'] === 'published'

/** Whether the shop shows a published document as it is. */
export type DocumentState =
  | { readonly name: 'live' }
  | { readonly name: 'scheduled' }
  | { readonly name: 'waiting' }
  | { readonly name: 'blocked'; readonly refusal: Refusal }

export const documentState = (
  { _id, _updatedAt, publishedAt }: Published,
  { builtAt, refused }: SiteState,
): DocumentState => {
  if (typeof publishedAt === 'string' && publishedAt > dayInHonduras(new Date(builtAt)))
    return { name: 'scheduled' }
  if (Date.parse(_updatedAt) > Date.parse(builtAt)) return { name: 'waiting' }
  const refusal = refused.find(({ document }) => document === _id)
  return refusal ? { name: 'blocked', refusal } : { name: 'live' }
}

/** What to do about a blocked document; `label` is the name of its field in the form. */
export const blockedText = ({ isKept }: Refusal, label: string): string =>
  `La tienda no pudo usar «${label}». Corrígelo y publica. ` +
  (isKept
    ? 'Mientras tanto muestra la versión anterior.'
    : 'Mientras tanto el documento no está en la tienda.')
