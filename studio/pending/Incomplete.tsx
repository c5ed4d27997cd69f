import { useState } from 'react'
import { type SanityClient, useSchema } from 'sanity'
import { Button } from '../actions/form-parts'
import { fieldLabel } from '../builds/field-label'
import { Bar } from '../orders/tool-parts'
import { EDITED_TYPES, readDocuments } from './documents'
import { type Gap, GAP_TITLES, type GapKind, gapsOf } from './gaps'
import { DocumentLink, Documents, TypeTitle } from './parts'
import { useRead } from './use-read'

const CONTENT = '*[_type in $types]'

const readIncomplete = async (client: SanityClient) => {
  const found: unknown = await client.fetch(CONTENT, { types: EDITED_TYPES }, { perspective: 'drafts' })
  return readDocuments(found)
    .map((document) => ({ document, gaps: gapsOf(document) }))
    .filter(({ gaps }) => gaps.length > 0)
}

const KINDS = Object.keys(GAP_TITLES) as GapKind[]

/** What documents of all types lack; an unpublished change counts. */
export const Incomplete = () => {
  const { value, failed } = useRead(readIncomplete)
  const [kind, setKind] = useState<GapKind>()
  const lacks = (gaps: readonly Gap[], one: GapKind | undefined) =>
    one === undefined || gaps.some((gap) => gap.kind === one)
  return (
    <>
      <Bar role="group" aria-label="Qué falta">
        {[undefined, ...KINDS].map((one) => (
          <Button
            key={one ?? 'all'}
            type="button"
            $primary={one === kind}
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {one ? GAP_TITLES[one] : 'Todo'}{' '}
            {value && `(${value.filter(({ gaps }) => lacks(gaps, one)).length})`}
          </Button>
        ))}
      </Bar>
      <Documents
        caption="Documentos a los que les falta algo"
        none="No falta nada."
        titles={['Documento', 'Clase', 'Falta']}
        failed={failed}
        rows={value
          ?.filter(({ gaps }) => lacks(gaps, kind))
          .map(({ document, gaps }) => ({
            key: document._id,
            cells: [
              <DocumentLink key="link" document={document} />,
              <TypeTitle key="type" type={document._type} />,
              <Missing key="gaps" type={document._type} gaps={gaps} />,
            ],
          }))}
      />
    </>
  )
}

const Missing = ({ type, gaps }: { type: string; gaps: readonly Gap[] }) => {
  const schema = useSchema().get(type)
  const byKind = Map.groupBy(gaps, ({ kind }) => kind)
  return [...byKind]
    .map(([kind, same]) => {
      const labels = same.map(({ field }) => fieldLabel(schema, field))
      return labels.join() === GAP_TITLES[kind]
        ? GAP_TITLES[kind]
        : `${GAP_TITLES[kind]}: ${labels.join(', ')}`
    })
    .join(' · ')
}
