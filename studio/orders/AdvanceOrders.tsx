import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import { CARRIERS, type EnteredCarrier } from '~/features/orders/carriers'
import { orderNumber } from '~/features/orders/order-number'
import { CarrierFields, ParcelInput } from '../actions/CarrierFields'
import { Button, Buttons, Failure, Field, Form, Note } from '../actions/form-parts'
import { advanceOrder, leavesWithCarrier, nextStatus, statusTitle, usualPlace } from '../actions/shipment'
import { usePublished } from '../use-published'
import { firstShown } from './first-shown'
import { keptState } from './kept-state'
import { type DeskOrder, moneyMarks, repeatedIn } from './order-facts'
import { Box, Late } from './tool-parts'

interface Props {
  readonly orders: readonly DeskOrder[]
  /** Chosen too, but delivered or canceled. */
  readonly staying: readonly DeskOrder[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const text = z.string().optional()
const useCarrier = keptState<EnteredCarrier>(
  'carrier',
  z.object({ service: z.enum(CARRIERS).optional(), number: text, name: text, url: text }),
  {},
)
/** Parcel numbers by order id. */
const useNumbers = keptState<Readonly<Record<string, string>>>(
  'parcel-numbers',
  z.record(z.string(), z.string()),
  {},
)

/** Moves each of the orders one step along. Asks for the carrier once and for each number. */
export function AdvanceOrders({ orders: given, staying, onDone, onClose }: Props) {
  const client = usePublished()
  const [shown, setShown] = useState(given)
  const [sent, setSent] = useState<readonly DeskOrder[]>()
  const next = firstShown(shown, given)
  if (next !== shown) setShown(next)
  const orders = sent ?? next
  const [carrier, setCarrier] = useCarrier()
  const [numbers, setNumbers] = useNumbers()
  const [state, setState] = useState<'idle' | 'saving' | 'done'>('idle')
  const [failed, setFailed] = useState<readonly string[]>([])

  const advance = async (order: DeskOrder) => {
    const status = nextStatus(order.status)
    if (!status) return
    const parcel = leavesWithCarrier(status) ? { ...carrier, number: numbers[order._id] } : undefined
    await advanceOrder(client, order, { status, place: usualPlace(status), carrier: parcel })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('saving')
    setSent(orders)
    const results = await Promise.allSettled(orders.map(advance))
    for (const result of results) if (result.status === 'rejected') console.error(result.reason)
    const behind = orders.filter((_, i) => results[i]?.status === 'rejected')
    setFailed(behind.map(({ _id }) => orderNumber(_id)))
    setState('done')
    setCarrier({})
    const moved = new Set(orders.filter((order) => !behind.includes(order)).map(({ _id }) => _id))
    setNumbers(Object.fromEntries(Object.entries(numbers).filter(([id]) => !moved.has(id))))
    onDone()
  }
  const withCarrier = orders.filter(({ status }) => leavesWithCarrier(nextStatus(status) ?? 'confirmed'))
  const repeated = repeatedIn(withCarrier.map(({ _id }) => numbers[_id]?.trim() ?? ''))
  if (state === 'done')
    return (
      <Box role="status">
        <p>
          Pedidos que avanzaron: {orders.length - failed.length} de {orders.length}. Por cada uno sale un
          correo en el idioma de quien compró.
        </p>
        {failed.length > 0 && (
          <Failure>
            Sin avanzar: {failed.join(', ')}. Alguien más hizo cambios ahí; elige otra vez y vuelve a
            intentarlo.
          </Failure>
        )}
        <Button type="button" onClick={onClose}>
          Cerrar
        </Button>
      </Box>
    )
  return (
    <Box aria-label="Avanzar pedidos">
      <Form onSubmit={(event) => void submit(event)}>
        <Note>
          {orders.length === 0
            ? 'Ya no hay ninguno elegido: elige al menos uno en la lista.'
            : 'Cada pedido pasa a su siguiente estado, con la hora de ahora.'}
        </Note>
        <ul>
          {orders.map(({ _id, status, customer, ...order }) => (
            <li key={_id}>
              {orderNumber(_id)} · {customer?.name}: {statusTitle(status)} →{' '}
              <strong>{statusTitle(nextStatus(status) ?? status)}</strong>{' '}
              {moneyMarks(order).map((mark) => (
                <Late key={mark}>{mark}</Late>
              ))}
            </li>
          ))}
        </ul>
        {staying.length > 0 && (
          <Note>
            Entregados o cancelados, se quedan como están:{' '}
            {staying.map(({ _id }) => orderNumber(_id)).join(', ')}.
          </Note>
        )}
        {withCarrier.length > 0 && (
          <CarrierFields
            carrier={carrier}
            onChange={setCarrier}
            withNumber={false}
            {...(withCarrier.some((order) => order.carrier?.service) && {
              none: 'La que ya tiene cada pedido',
            })}
          />
        )}
        {carrier.service &&
          withCarrier.map(({ _id, customer }) => (
            <Field key={_id}>
              Guía de {orderNumber(_id)} · {customer?.name}
              <ParcelInput
                value={numbers[_id] ?? ''}
                onChange={(number) => setNumbers({ ...numbers, [_id]: number })}
              />
            </Field>
          ))}
        {carrier.service && repeated.length > 0 && (
          <Note role="status">
            Esta guía está en más de un pedido: {repeated.join(', ')}. Revisa que vayan en el mismo paquete.
          </Note>
        )}
        <Buttons>
          <Button type="button" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" $primary disabled={state === 'saving' || orders.length === 0}>
            {state === 'saving' ? 'Guardando…' : `Avanzar ${orders.length || ''}`}
          </Button>
        </Buttons>
      </Form>
    </Box>
  )
}
