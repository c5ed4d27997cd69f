import { useDeferredValue, useState } from 'react'
import { useRouter } from 'sanity/router'
import { z } from 'zod'
import { Button, Field, Input } from '../actions/form-parts'
import { nextStatus } from '../actions/shipment'
import { useOnlyLooks } from '../use-only-looks'
import { AdvanceOrders } from './AdvanceOrders'
import { ExportOrders } from './ExportOrders'
import { shownStatus } from './order-facts'
import { OrdersTable } from './OrdersTable'
import { PackingSlips } from './PackingSlips'
import { type ListId, LISTS, MOST_SHOWN } from './query'
import { keptState } from './kept-state'
import { Bar, Page, Scroll } from './tool-parts'
import { useOrders } from './use-orders'

type Open = 'advance' | 'print' | 'export'

const useTyped = keptState('order-search', z.string(), '')

/** Finds orders, moves several along at once, prints their slips and exports a period. */
export const OrdersTool = () => {
  const { state, navigate } = useRouter()
  const list = LISTS.find(({ id }) => id === state['list'])?.id ?? 'new'
  const [typed, setTyped] = useTyped()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>()
  const { orders, counts, found, failed } = useOrders(list, useDeferredValue(typed))
  const onlyLooks = useOnlyLooks()

  const selected = (orders ?? []).filter(({ _id }) => chosen.has(_id))
  const movable = selected.filter((order) => nextStatus(shownStatus(order)))
  const printable = selected.filter((order) => shownStatus(order) !== 'cancelled')
  const close = () => setOpen(undefined)
  const show = (id: ListId) => {
    navigate({ list: id })
    setChosen(new Set())
    close()
  }
  return (
    <Page>
      <h1>Envíos</h1>
      <Bar role="group" aria-label="Listas">
        {LISTS.map(({ id, title }) => (
          <Button
            key={id}
            type="button"
            $primary={id === list}
            aria-pressed={id === list}
            onClick={() => show(id)}
          >
            {title} {counts[id] === undefined ? '' : `(${counts[id]})`}
          </Button>
        ))}
      </Bar>
      <Bar>
        <Field>
          Buscar
          <Input
            type="search"
            size={32}
            placeholder="Pedido, rastreo, correo o nombre"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button
          type="button"
          $primary
          disabled={movable.length === 0 || onlyLooks}
          onClick={() => setOpen('advance')}
        >
          Avanzar {movable.length || ''}
        </Button>
        <Button type="button" disabled={printable.length === 0} onClick={() => setOpen('print')}>
          Imprimir hojas y etiquetas
        </Button>
        <Button type="button" onClick={() => setOpen('export')}>
          Exportar a una hoja de cálculo
        </Button>
      </Bar>
      {failed && (
        <p role="alert">No se pudieron leer los pedidos. Revisa tu conexión y vuelve a intentarlo.</p>
      )}
      {open === 'advance' && (
        <AdvanceOrders
          orders={movable}
          staying={selected.filter((order) => !movable.includes(order))}
          onDone={() => setChosen(new Set())}
          onClose={close}
        />
      )}
      {open === 'print' && (
        <PackingSlips
          orders={printable}
          cancelled={selected.filter((order) => !printable.includes(order))}
          onClose={close}
        />
      )}
      {open === 'export' && <ExportOrders onClose={close} />}
      <Scroll>{orders && <OrdersTable orders={orders} chosen={chosen} onChoose={setChosen} />}</Scroll>
      {orders?.length === 0 && (
        <p role="status">
          No hay pedidos aquí.{' '}
          {typed.trim() !== '' && found > 0 && (
            <Button type="button" onClick={() => show('all')}>
              Ver {found} en la pestaña Todos
            </Button>
          )}
        </p>
      )}
      {orders?.length === MOST_SHOWN && <p>Se muestran {MOST_SHOWN}. Busca para encontrar los demás.</p>}
    </Page>
  )
}
