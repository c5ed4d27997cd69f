import type { ReactNode } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Scroll, Table } from '../orders/tool-parts'
import { publishedId } from '../published-id'
import { type Document, titleOf } from './documents'

/** A link to a document's form. */
export const DocumentLink = ({ document }: { document: Document }) => (
  <IntentLink intent="edit" params={{ id: publishedId(document._id), type: document._type }}>
    <Name document={document} />
  </IntentLink>
)

/** What editors call a document. */
export const Name = ({ document }: { document: Document }) => {
  const type = useTypeTitle(document._type)
  return titleOf(document) ?? type
}

export const useTypeTitle = (name: string): string => useSchema().get(name)?.title ?? name

export const TypeTitle = ({ type }: { type: string }) => useTypeTitle(type)

interface Props {
  readonly caption: string
  readonly titles: readonly string[]
  readonly failed: boolean
  /** Undefined while they are being read. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[] | undefined
  readonly none: string
}

/** A table of documents; the first cell names one. */
export const Documents = ({ caption, titles, rows, failed, none }: Props) => {
  if (failed) return <p role="alert">No se pudo leer la lista. Revisa tu conexión y vuelve a intentarlo.</p>
  if (rows?.length === 0) return <p role="status">{none}</p>
  return (
    <Scroll>
      <Table>
        <caption>{rows ? caption : 'Leyendo…'}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={titles[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
