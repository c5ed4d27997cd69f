import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { addressLines } from '~/features/orders/address-lines'
import { orderNumber } from '~/features/orders/order-number'
import { Button, Buttons, Note } from '../actions/form-parts'
import { timeText } from '../schemaTypes/previews/time'
import type { DeskOrder } from './order-facts'
import { useKitItems } from './use-kit-items'

const OnlySheetsInPrint = createGlobalStyle`
  @media print {
    body > *:not([data-packing-slips]) { display: none !important; }
    html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  }
`
const Sheets = styled.dialog`
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 1rem;
  overflow: auto;
  border: 0;
  background: #fff;
  color: #000;
  color-scheme: light;
  font:
    0.9375rem/1.5 system-ui,
    sans-serif;
  --card-fg-color: #000;
  --card-bg-color: #fff;
  --card-border-color: #767676;
  @media print {
    position: static;
    padding: 0;
    overflow: visible;
    > form {
      display: none;
    }
  }
`
const Sheet = styled.article`
  max-width: 44rem;
  margin: 1.5rem auto;
  break-after: page;
  &:last-of-type {
    break-after: auto;
  }
  h2 {
    margin: 0 0 0.25rem;
    font-size: 1.25rem;
  }
  table {
    width: 100%;
    margin: 1rem 0;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.375rem 0.5rem;
    border-bottom: 1px solid #999;
    text-align: start;
  }
  small {
    display: block;
  }
  th:first-child,
  td:first-child {
    width: 5rem;
  }
`
const Label = styled.address`
  width: 26rem;
  max-width: 100%;
  padding: 1rem 1.25rem;
  border: 2px solid #000;
  font-size: 1.25rem;
  font-style: normal;
  line-height: 1.35;
  p {
    margin: 0 0 0.5rem;
    font-size: 0.875rem;
  }
`
/** The sheet goes into the parcel. */
const InternalNote = styled.p`
  @media print {
    display: none;
  }
`

interface Props {
  readonly orders: readonly DeskOrder[]
  /** Chosen too, but not to be sent. */
  readonly cancelled?: readonly DeskOrder[]
  readonly onClose: () => void
}

/** Packing slips with labels, one page for each order; nothing else is printed. */
export const PackingSlips = ({ orders, cancelled = [], onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const kits = useKitItems(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return createPortal(
    <Sheets ref={dialog} data-packing-slips="" aria-label="Hojas de empaque y etiquetas" onClose={onClose}>
      <OnlySheetsInPrint />
      <form method="dialog">
        {cancelled.length > 0 && (
          <Note>
            Sin hoja por estar cancelados: {cancelled.map(({ _id }) => orderNumber(_id)).join(', ')}.
          </Note>
        )}
        <Buttons>
          <Button>Cerrar</Button>
          <Button type="button" $primary onClick={() => print()}>
            Imprimir
          </Button>
        </Buttons>
      </form>
      {orders.map((order) => (
        <Slip key={order._id} order={order} kits={kits} />
      ))}
    </Sheets>,
    document.body,
  )
}

interface SlipProps {
  readonly order: DeskOrder
  readonly kits: ReturnType<typeof useKitItems>
}

const Slip = ({ order, kits }: SlipProps) => (
  <Sheet>
    <h2>Pedido {orderNumber(order._id)}</h2>
    <div>
      {order.trackingNumber} · {timeText(order.paidAt)}
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col">Cantidad</th>
          <th scope="col">Artículo</th>
          <th scope="col">Código</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ _key, quantity, name, productId }) => (
          <tr key={_key}>
            <td>{quantity}</td>
            <td>
              {name}
              {kits.has(productId) && <small>{kits.get(productId)?.join(' · ')}</small>}
            </td>
            <td>{productId}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {order.note && <InternalNote>Nota interna, que no se imprime: {order.note}</InternalNote>}
    <Label>
      <p>Para</p>
      {labelLines(order).map((line) => (
        <div key={line}>{line}</div>
      ))}
      <p />
      <div>{order.trackingNumber}</div>
    </Label>
  </Sheet>
)

const labelLines = ({ customer }: DeskOrder): string[] =>
  addressLines(
    {
      customer: customer && {
        subject: undefined,
        email: undefined,
        name: customer.name,
        address: customer.address,
      },
    },
    'es',
  )
