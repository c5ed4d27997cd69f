interface Revision {
  readonly _id: string
}

/**
 * The chosen orders, those among `shown` unchanged: an order that somebody else changes in the meantime must be refused
 * instead of advancing twice.
 */
export const firstShown = <Order extends Revision>(
  shown: readonly Order[],
  chosen: readonly Order[],
): readonly Order[] => {
  const orders = chosen.map((order) => shown.find(({ _id }) => _id === order._id) ?? order)
  const isSame = orders.length === shown.length && orders.every((order, i) => order === shown[i])
  return isSame ? shown : orders
}
