import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import type { UserViewComponent } from 'sanity/structure'
import { styled } from 'styled-components'
import { API_VERSION } from '~/content/api-version'
import type { Item, PlannerData } from '~/features/planner/engine/data'
import { Box, Page } from '../orders/tool-parts'
import { ruleText } from '../schemaTypes/previews/condition'
import { changesOf, conditionOfForm, type ExampleChange, itemOfForm, lineOf, verdictOf } from './changes'
import { readPlanner } from './read-planner'

const Verdict = styled.p`
  font-weight: 600;
`

const OPTIONS = { apiVersion: API_VERSION }

const VERDICTS = {
  in: 'Entra en la lista',
  out: 'Sale de la lista',
  changed: 'Cambia',
  same: 'Sigue igual',
  absent: 'No va en este viaje',
} as const

/** What the edited rules of a packing item change in three trips, before they are published. */
export const RuleChanges: UserViewComponent = ({ document: { draft, published, displayed } }) => {
  const client = useClient(OPTIONS)
  const [data, setData] = useState<PlannerData>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    readPlanner(client)
      .then((read) => !isOver && setData(read))
      .catch((error: unknown) => {
        console.error(error)
        if (!isOver) setFailed(true)
      })
    return () => {
      isOver = true
    }
  }, [client])
  const edited = useMemo(() => itemOfForm(draft ?? displayed), [draft, displayed])
  const before = useMemo(() => published && itemOfForm(published), [published])
  return (
    <Page>
      <h2>Qué cambia al publicar</h2>
      {edited ? <Rules item={edited} /> : <p>Completa nombre, cantidad y reglas para ver qué cambia.</p>}
      {failed && <p role="alert">No se pudieron leer los viajes de ejemplo. Revisa tu conexión.</p>}
      {!data && !failed && <p role="status">Planeando tres viajes…</p>}
      {data &&
        edited &&
        changesOf(before ?? undefined, edited, data).map((change) => (
          <ChangeBox key={change.title} change={change} />
        ))}
    </Page>
  )
}

const Rules = ({ item }: { item: Item }) => (
  <ul aria-label="Reglas">
    {item.rules.map(({ conditions, isMust, reason }, i) => (
      // Rules have no identity but their position.
      <li key={i}>
        <b>{ruleText(conditions.map(conditionOfForm))}</b>: {isMust ? 'imprescindible' : 'conviene llevarlo'},
        «{reason}»
      </li>
    ))}
  </ul>
)

const ChangeBox = ({ change }: { change: ExampleChange }) => {
  const { title, before, after } = change
  const verdict = verdictOf(change)
  return (
    <Box>
      <section aria-label={title}>
        <h3>{title}</h3>
        <Verdict>{VERDICTS[verdict]}</Verdict>
        {before && verdict !== 'same' && (
          <p>
            Antes: <del>{lineOf(before)}</del>
          </p>
        )}
        {after && (
          <p>
            {verdict === 'same' ? '' : 'Después: '}
            {lineOf(after)}
          </p>
        )}
      </section>
    </Box>
  )
}
