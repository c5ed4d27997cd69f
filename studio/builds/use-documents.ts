import { useEffect, useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { type Document, readDocuments, titleOf } from '../pending/documents'
import { publishedId } from '../published-id'
import { usePublished } from '../use-published'
import { fieldLabel } from './field-label'

const NAMED = '*[_id in $ids] { _id, _type, name, title }'

/** Documents and fields as editors know them: by the titles in the forms. */
export function useDocuments(ids: readonly string[]) {
  const client = usePublished()
  const schema = useSchema()
  const [documents, setDocuments] = useState<readonly Document[]>([])
  const key = ids.join(',')
  useEffect(() => {
    if (key === '') return
    client
      .fetch(NAMED, { ids: key.split(',') })
      .then((found: unknown) => setDocuments(readDocuments(found)))
      .catch((error: unknown) => console.error('The titles of documents could not be read', error))
  }, [client, key])

  return useMemo(() => {
    const typeOf = (id: string) => {
      const found = documents.find(({ _id }) => _id === publishedId(id))
      return found && { found, type: schema.get(found._type) }
    }
    return {
      /** `«Jabón de coco» (Producto)`; the id while it is not known. */
      name: (id: string): string => {
        const known = typeOf(id)
        const type = known?.type?.title ?? known?.found._type
        const title = known && titleOf(known.found)
        return title ? `«${title}» (${type})` : `«${type ?? id}»`
      },
      /** The label of a field of the document `id`. */
      label: (id: string, path: string): string => fieldLabel(typeOf(id)?.type, path),
    }
  }, [documents, schema])
}
