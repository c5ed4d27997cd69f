import type { SanityClient } from 'sanity'
import { timeText } from '../schemaTypes/previews/time'
import { publishedId } from '../published-id'
import { type Document, EDITED_TYPES, reachOf, readDocuments, readIds } from './documents'
import { DocumentLink, Documents, TypeTitle } from './parts'
import { useRead } from './use-read'
import { withdrawnAmong } from './withdrawn'

interface Changes {
  readonly drafts: readonly Document[]
  /** Ids of drafts whose document is published in an older version. */
  readonly live: readonly string[]
  /** Ids of drafts whose document is no longer published. */
  readonly withdrawn: readonly string[]
}

const DRAFTS =
  '*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) { _id, _type, _updatedAt, name, title }'
const LIVE = '*[_id in $ids]._id'

const readChanges = async (client: SanityClient): Promise<Changes> => {
  const found: unknown = await client.fetch(DRAFTS, { types: EDITED_TYPES }, { perspective: 'raw' })
  const drafts = readDocuments(found)
  const ids = drafts.map(({ _id }) => publishedId(_id))
  const live = readIds(await client.fetch(LIVE, { ids }))
  const withdrawn = await withdrawnAmong(
    client,
    ids.filter((id) => !live.includes(id)),
  )
  return { drafts, live, withdrawn }
}

const changeOf = (id: string, { live, withdrawn }: Changes): string => {
  if (live.includes(id)) return 'Editado'
  return withdrawn.includes(id) ? 'Despublicado' : 'Nuevo'
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
          changeOf(publishedId(draft._id), value),
          timeText(draft['_updatedAt']),
          reachOf(draft._type),
        ],
      }))}
    />
  )
}
