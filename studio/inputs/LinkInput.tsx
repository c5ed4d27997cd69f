import { useEffect, useState } from 'react'
import { type InputProps, set, type StringInputProps, useClient } from 'sanity'
import { styled } from 'styled-components'
import { API_VERSION } from '~/content/api-version'
import { LINKABLE_QUERY, type Linkable, pageGroups } from './linkable'

const Select = styled.select`
  margin-block-start: 0.5rem;
  width: 100%;
  padding: 0.5rem;
  font: inherit;
  color: inherit;
  background: var(--card-bg-color);
  border: 1px solid var(--card-border-color);
  border-radius: 0.25rem;
`

/** A link's address, with a list of the shop's pages to choose from. */
export function LinkInput(props: StringInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<readonly Linkable[]>([])
  useEffect(() => {
    client
      .fetch(LINKABLE_QUERY)
      .then(setDocuments)
      .catch((error: unknown) => console.error('The pages to link to could not be read', error))
  }, [client])

  return (
    <>
      {(props as InputProps).renderDefault(props as never)}
      <Select
        aria-label="Página de la tienda"
        value=""
        disabled={props.readOnly === true}
        onChange={({ target }) => props.onChange(set(target.value))}
      >
        <option value="">Elegir una página de la tienda…</option>
        {pageGroups(documents).map(({ title, pages }) => (
          <optgroup key={title} label={title}>
            {pages.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </>
  )
}
