import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { useOnlyLooks } from '../use-only-looks'
import type { Placed } from './order'
import { MOST_PLACED, usePlaced } from './use-placed'

const Page = styled.div`
  padding: 0.75rem;
  font:
    0.8125rem/1.5 system-ui,
    sans-serif;
  color: var(--card-fg-color);
`
const List = styled.ol`
  margin: 0.75rem 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li<{ $dragged: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  border-bottom: 1px solid var(--card-border-color);
  background: var(--card-bg-color);
  z-index: ${({ $dragged }) => ($dragged ? 1 : 'auto')};
  box-shadow: ${({ $dragged }) => ($dragged ? '0 2px 8px rgb(0 0 0 / 25%)' : 'none')};
  a {
    flex: 1;
    min-width: 0;
    color: inherit;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--card-muted-fg-color);
  }
`
const Handle = styled.button`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  font-size: 1.25rem;
  color: var(--card-muted-fg-color);
  background: none;
  cursor: grab;
  touch-action: none;
  &:disabled {
    cursor: default;
    opacity: 0.4;
  }
`

interface Props {
  readonly options?: { readonly type?: string }
}

/** A pane in which editors drag the documents of a type into the order of the shop. */
export const OrderList = ({ options }: Props) => {
  const { items, failure, move } = usePlaced(options?.type ?? '')
  const onlyLooks = useOnlyLooks()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: string | number | undefined) => items?.findIndex((item) => item.id === id) ?? -1
  const titleOf = (id: string | number) => items?.[indexOf(id)]?.title ?? ''
  const placeOf = (id: string | number | undefined) => `puesto ${indexOf(id) + 1}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Mueves «${titleOf(active.id)}», ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => `«${titleOf(active.id)}» va al ${placeOf(over?.id)}.`,
    onDragEnd: ({ active, over }) => `«${titleOf(active.id)}» quedó en el ${placeOf(over?.id)}.`,
    onDragCancel: ({ active }) => `«${titleOf(active.id)}» se queda donde estaba.`,
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [indexOf(active.id), indexOf(over?.id)]
    if (from >= 0 && to >= 0 && from !== to) void move(from, to)
  }

  return (
    <Page>
      <p>
        Arrastra cada fila a su lugar. La tienda toma el orden nuevo sin que tengas que publicar; lo que
        escribes en los documentos sigue esperando a «Publicar».
      </p>
      {failure && (
        <p role="alert">
          {failure === 'read'
            ? 'No se pudo leer la lista. Revisa tu conexión y vuelve a abrirla.'
            : 'No se pudo guardar el orden. Prueba otra vez.'}
        </p>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
        onDragEnd={drop}
      >
        <SortableContext items={(items ?? []).map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <List aria-label="Orden en la tienda">
            {items?.map((item) => (
              <PlacedRow key={item.id} item={item} disabled={onlyLooks} />
            ))}
          </List>
        </SortableContext>
      </DndContext>
      {items?.length === 0 && <p role="status">Todavía no hay nada que ordenar.</p>}
      {(items?.length ?? 0) >= MOST_PLACED / 2 && <p>Solo se muestran los primeros.</p>}
    </Page>
  )
}

const INSTRUCTIONS =
  'Para mover con el teclado, presiona la barra espaciadora, usa las flechas y vuelve a presionar la barra. Escape cancela.'

const PlacedRow = ({ item, disabled }: { item: Placed; disabled: boolean }) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id, disabled, attributes: { roleDescription: 'fila que se arrastra' } })
  return (
    <Row
      ref={setNodeRef}
      $dragged={isDragging}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        disabled={disabled}
        {...attributes}
        {...listeners}
        aria-label={`Mover «${item.title}»`}
      >
        ⠿
      </Handle>
      <IntentLink intent="edit" params={{ id: item.id }}>
        {item.title}
      </IntentLink>
      {!item.versions.includes(item.id) && <small>sin publicar</small>}
    </Row>
  )
}
