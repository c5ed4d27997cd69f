import type { SanityClient } from 'sanity'
import { timeText } from '../schemaTypes/previews/time'
import { publishedId } from '../published-id'
import { type Document, EDITED_TYPES, reachOf, readDocuments, readIds } from './documents'
import { DocumentLink, Documents, TypeTitle } from './parts'
import { useRead } from './use-read'

interface Changes {
  readonly drafts: readonly Document[]
  /** Ids of drafts whose document is published in an older version. */
  readonly live: readonly string[]
}

const DRAFTS =
  '*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) { _id, _type, _updatedAt, name, title }'
const LIVE = '*[_id in $ids]._id'

const readChanges = async (client: SanityClient): Promise<Changes> => {
  const found: unknown = await client.fetch(DRAFTS, { types: EDITED_TYPES }, { perspective: 'raw' })
  const drafts = readDocuments(found)
  const live: unknown = await client.fetch(LIVE, { ids: drafts.map(({ _id }) => publishedId(_id)) })
  return { drafts, live: readIds(live) }
}

/** The changes that nobody has published, and which pages they would change. */
export const Unpublished = () => {
  const { value, failed } = useRead(readChanges)
  return (
    <Documents
      caption="Cambios sin publicar, los últimos primero"
      none="Todo está publicado."
      titles={['Documento', 'Clase', 'Cambio', 'Última edición', 'Al publicar cambia']}
      failed={failed}
      rows={value?.drafts.map((draft) => ({
        key: draft._id,
        cells: [
          <DocumentLink key="link" document={draft} />,
          <TypeTitle key="type" type={draft._type} />,
          value.live.includes(publishedId(draft._id)) ? 'Editado' : 'Nuevo',
          timeText(draft['_updatedAt']),
          reachOf(draft._type),
        ],
      }))}
    />
  )
}
