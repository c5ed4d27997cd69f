import { useEffect, useState } from 'react'
import { type ArrayOfPrimitivesInputProps, set, unset, useClient, useFormValue } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { valueTitles } from '../schemaTypes/previews/condition'

const PLACES =
  '*[_type == "destination" && defined(slug.current)] | order(position asc) { "id": slug.current, "name": name.es }'

type Titles = Readonly<Record<string, string>>

/** Titles of the values of `fact`; those of places are read from the content. */
function useTitles(fact: unknown): Titles | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [places, setPlaces] = useState<Titles>({})
  useEffect(() => {
    if (fact !== 'place') return
    client.fetch(PLACES).then(
      (found: readonly { id: string; name: string }[]) =>
        setPlaces(Object.fromEntries(found.map(({ id, name }) => [id, name]))),
      (error: unknown) => console.error('The destinations could not be read', error),
    )
  }, [client, fact])
  return fact === 'place' ? places : valueTitles(fact)
}

/** Checkboxes for the values that the fact of the same condition can have. */
export function FactValuesInput({ value, onChange, path, readOnly }: ArrayOfPrimitivesInputProps) {
  const titles = useTitles(useFormValue([...path.slice(0, -1), 'fact']))
  const chosen = (value ?? []).map(String)
  if (!titles) return <p>Elige primero el dato del viaje.</p>
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
    onChange(next.length > 0 ? set(next) : unset())
  }
  return (
    <fieldset style={{ border: 0, padding: 0, columns: '11rem' }}>
      {Object.entries(titles).map(([one, title]) => (
        <label key={one} style={{ display: 'block', paddingBlock: 4 }}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={readOnly === true}
            onChange={() => toggle(one)}
          />{' '}
          {title}
        </label>
      ))}
    </fieldset>
  )
}
