import { Img } from '@react-email/components'
import type { Order } from '~/features/orders/order.server'
import { look } from './look'
import { type Shop, inCurrency } from './order-facts'

interface Props {
  readonly order: Order
  readonly shop: Shop
  readonly withAmounts?: boolean
}

/** What was bought, with small pictures where there are any. */
export const Lines = ({ order, shop, withAmounts = false }: Props) => (
  <table className="receipt" role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
    <tbody>
      {order.lines.map(({ _key, productId, name, quantity, amount }) => {
        const picture = shop.pictures.get(productId)
        return (
          <tr key={_key}>
            {shop.pictures.size > 0 && (
              <td style={look.pictureCell} data-skip-in-text={true}>
                {picture && <Img src={picture} alt="" width={56} height={56} style={look.picture} />}
              </td>
            )}
            <td className="ink" style={look.cell}>
              {name} <span style={look.quantity}>{`× ${quantity}`}</span>
            </td>
            {withAmounts && (
              <td className="ink" style={look.amount}>
                {inCurrency(amount, order.currency)}
              </td>
            )}
          </tr>
        )
      })}
    </tbody>
  </table>
)
