import { FILTERS } from '../structure/filters'

/** The lists of the shipping tool, in the order of the work. */
export const LISTS = [
  { id: 'new', title: 'Nuevos', filter: FILTERS.ordersNew },
  { id: 'to-pack', title: 'Por empacar', filter: FILTERS.ordersToPack },
  { id: 'moving', title: 'En camino', filter: FILTERS.ordersMoving },
  { id: 'late', title: 'Atrasados', filter: FILTERS.ordersLate },
  { id: 'return', title: 'Piden devolución', filter: FILTERS.ordersReturn },
  { id: 'refunded', title: 'Reembolsados', filter: FILTERS.ordersRefunded },
  { id: 'all', title: 'Todos', filter: '_type == "order"' },
] as const

export type ListId = (typeof LISTS)[number]['id']

export const MOST_SHOWN = 200

const FIELDS = `{
  _id, _rev, trackingNumber, status, paidAt, estimatedDelivery, currency, locale, subtotal, discount, discountCode,
  shipping, total, carrier, note, customer { name, email, address }, "refunds": refunds[]{ amount, status },
  "lines": lines[]{ _key, productId, name, quantity, amount }
}`

/** Orders of a list that match `$search`, the oldest first; the newest first where there is nothing to do. */
export const listQuery = (id: ListId): string => {
  const filter = LISTS.find((list) => list.id === id)?.filter ?? '_type == "order"'
  const direction = id === 'all' || id === 'refunded' ? 'desc' : 'asc'
  return `*[${filter} && ($search == "" || [trackingNumber, customer.name, customer.email] match $search)]
    | order(paidAt ${direction})[0...${MOST_SHOWN}] ${FIELDS}`
}

/** How many orders each list has. */
export const COUNTS_QUERY = `{ ${LISTS.map(({ id, filter }) => `"${id}": count(*[${filter}])`).join(', ')} }`

/** Orders paid from one instant to another, for the CSV. */
export const PERIOD_QUERY = `*[_type == "order" && paidAt >= $from && paidAt < $to] | order(paidAt asc) ${FIELDS}`

/** What was typed, as a prefix search: `ana lóp` finds `Ana López`. */
export const searchTerm = (typed: string): string => (typed.trim() ? `${typed.trim()}*` : '')
