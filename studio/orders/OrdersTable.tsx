import { IntentLink } from 'sanity/router'
import { carrierOf } from '~/features/orders/carriers'
import { orderNumber } from '~/features/orders/order-number'
import { formatDay } from '~/i18n/dates'
import { dayInHonduras } from '~/lib/honduras-time'
import { ORDER_STATUSES, titleOf } from '../schemaTypes/choices'
import { moneyText } from '../schemaTypes/previews/money'
import { timeText } from '../schemaTypes/previews/time'
import { type DeskOrder, isLate, moneyMarks, piecesText, shownStatus } from './order-facts'
import { Late, Muted, Table } from './tool-parts'

interface Props {
  readonly orders: readonly DeskOrder[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** Orders to choose from; each number opens its document. */
export const OrdersTable = ({ orders, chosen, onChoose }: Props) => {
  const all = orders.length > 0 && orders.every(({ _id }) => chosen.has(_id))
  const today = dayInHonduras(new Date())
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <Table aria-label="Pedidos">
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Elegir todos"
              checked={all}
              onChange={() => onChoose(new Set(all ? [] : orders.map(({ _id }) => _id)))}
            />
          </th>
          {['Pedido', 'Cliente', 'Pagado', 'Artículos', 'Total', 'Estado', 'Entrega estimada'].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id}>
            <td>
              <input
                type="checkbox"
                aria-label={`Elegir el pedido ${orderNumber(order._id)}`}
                checked={chosen.has(order._id)}
                onChange={() => toggle(order._id)}
              />
            </td>
            <th scope="row">
              <IntentLink intent="edit" params={{ id: order._id, type: 'order' }}>
                {orderNumber(order._id)}
              </IntentLink>
              <br />
              <Muted>{order.trackingNumber}</Muted>
            </th>
            <td>
              {order.customer?.name}
              <br />
              <Muted>{order.customer?.email}</Muted>
            </td>
            <td>{timeText(order.paidAt)}</td>
            <td title={order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')}>
              {piecesText(order.lines)}
            </td>
            <td className="number">{moneyText(order.total, order.currency)}</td>
            <td>
              {titleOf(ORDER_STATUSES, shownStatus(order))}{' '}
              {moneyMarks(order).map((mark) => (
                <Late key={mark}>{mark}</Late>
              ))}
              <br />
              <Muted>{carrierText(order)}</Muted>
            </td>
            <td>
              {deliveryText(order)} {isLate(order, today) && <Late>Atrasado</Late>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const deliveryText = (order: DeskOrder) =>
  shownStatus(order) === 'cancelled' || !order.estimatedDelivery
    ? ''
    : formatDay(order.estimatedDelivery, 'es')

const carrierText = ({ carrier }: DeskOrder) => {
  const shown = carrierOf(carrier)
  return shown && `${shown.name} ${shown.number}`
}
