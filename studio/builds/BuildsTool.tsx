import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { deploysUrl } from '../environment'
import { timeText } from '../schemaTypes/previews/time'
import { type Build, adviceText, stateText } from './builds'
import { blockedText } from './site-state'
import { hasLocalShop, useBuilds, useSiteState } from './use-builds'
import { useDocuments } from './use-documents'
import { WaitingChanges } from './WaitingChanges'

const Page = styled.main`
  max-width: 44rem;
  margin: 0 auto;
  padding: 2rem 1rem;
  font:
    0.875rem/1.5 system-ui,
    sans-serif;
  color: var(--card-fg-color);
  a {
    color: var(--card-link-color);
  }
`
const List = styled.ol`
  display: grid;
  gap: 0.75rem;
  margin: 1rem 0;
  padding: 0;
  list-style: none;
`
const MARKS = { running: '#1f5fa8', done: '#26734d', failed: '#b3261e' }
const Item = styled.li<{ $state: Build['state'] }>`
  padding: 0.75rem 1rem;
  border: 1px solid var(--card-border-color);
  border-inline-start: 0.375rem solid ${({ $state }) => MARKS[$state]};
  border-radius: 0.25rem;
  p {
    margin: 0.25rem 0 0;
  }
  time {
    color: var(--card-muted-fg-color);
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** Shows whether the last change is live and, if not, which document and field break the build. */
export const BuildsTool = () => (
  <Page>
    <h1>Publicaciones</h1>
    <p>Cada documento que publicas llega solo a la tienda. Aquí ves si ya llegó.</p>
    <Blocked />
    <WaitingChanges />
    {hasLocalShop && <LocalBuilds />}
    {deploysUrl && (
      <p>
        <a href={deploysUrl} target="_blank" rel="noopener">
          Ver las publicaciones de la tienda
        </a>
      </p>
    )}
  </Page>
)

/** The documents that the shop could not use. */
const Blocked = () => {
  const refused = useSiteState()?.refused ?? []
  const { name, label } = useDocuments(refused.map(({ document }) => document))
  return (
    <List>
      {refused.map((refusal) => (
        <Item key={refusal.document} $state="failed">
          <IntentLink intent="edit" params={{ id: refusal.document }}>
            {name(refusal.document)}
          </IntentLink>
          <p>{blockedText(refusal, label(refusal.document, refusal.field))}</p>
        </Item>
      ))}
    </List>
  )
}

const LocalBuilds = () => {
  const { builds, away } = useBuilds()
  return (
    <>
      {away && <p role="status">La tienda no responde ahora mismo.</p>}
      {builds.length === 0 && !away && (
        <p>Todavía no hay publicaciones desde que la tienda está encendida.</p>
      )}
      <List aria-live="polite">
        {builds.map((build) => (
          <Item key={build.id} $state={build.state}>
            <strong>{stateText(build)}</strong>{' '}
            <time dateTime={build.startedAt}>{timeText(build.startedAt)}</time>
            {build.state === 'failed' && <Failure build={build} />}
          </Item>
        ))}
      </List>
    </>
  )
}

const Failure = ({ build: { document, field, error } }: { build: Build }) => {
  const { name, label } = useDocuments(document === undefined ? [] : [document])
  return (
    <>
      <p>{adviceText(document && name(document), document && field && label(document, field))}</p>
      {document && (
        <p>
          <IntentLink intent="edit" params={{ id: document }}>
            Abrir {name(document)}
          </IntentLink>
        </p>
      )}
      <details>
        <summary>Detalle</summary>
        <pre>{error}</pre>
      </details>
    </>
  )
}
