import { z } from 'zod'
import { CONTENT_TYPES, DOCUMENT_TYPES } from '~/content/model'
import type { ContentType } from '~/content/model/content-type'
import { NOT_BY_EDITORS } from '../structure/templates'

/** The types that editors write. */
export const EDITED_TYPES = DOCUMENT_TYPES.map(({ name }) => name).filter((name) => !NOT_BY_EDITORS.has(name))

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })

/** A document as a query or its history returns it. */
export type Document = z.infer<typeof documentSchema>

export const readDocuments = (found: unknown): Document[] => z.array(documentSchema).parse(found)
export const readIds = (found: unknown): string[] => z.array(z.string()).parse(found)

const textOf = (value: unknown): string | undefined => {
  const { es, en } = Object(value) as { readonly es?: unknown; readonly en?: unknown }
  return [es, en].find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** What editors call a document; undefined when it has no name, like a singleton. */
export const titleOf = (document: Document): string | undefined =>
  textOf(document['name']) ?? textOf(document['title'])

/** Which pages publishing a document changes. */
export const reachOf = (type: string): string => {
  const shown: ContentType | undefined = CONTENT_TYPES.find(({ name }) => name === type)
  if (shown?.onEveryPage) return 'Todas las páginas'
  if (shown?.isSingleton) return 'Su página'
  return shown?.page.isMain ? 'Su página y las que lo muestran' : 'Las páginas que lo muestran'
}
