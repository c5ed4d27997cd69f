import { useRouter } from 'sanity/router'
import { Button } from '../actions/form-parts'
import { Bar, Page } from '../orders/tool-parts'
import { Incomplete } from './Incomplete'
import { Trash } from './Trash'
import { Unpublished } from './Unpublished'

const LISTS = [
  { id: 'unpublished', title: 'Cambios sin publicar', List: Unpublished },
  { id: 'incomplete', title: 'Por completar', List: Incomplete },
  { id: 'trash', title: 'Papelera', List: Trash },
] as const

/** What needs an editor's attention, across all types of content, and what has been deleted. */
export const PendingTool = () => {
  const { state, navigate } = useRouter()
  const { id: shown, List } = LISTS.find(({ id }) => id === state['list']) ?? LISTS[0]
  return (
    <Page>
      <h1>Pendientes</h1>
      <Bar role="group" aria-label="Listas">
        {LISTS.map(({ id, title }) => (
          <Button
            key={id}
            type="button"
            $primary={id === shown}
            aria-pressed={id === shown}
            onClick={() => navigate({ list: id })}
          >
            {title}
          </Button>
        ))}
      </Bar>
      <List />
    </Page>
  )
}
