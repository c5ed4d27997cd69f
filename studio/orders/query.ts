import { FILTERS } from '../structure/filters'

/** The lists of the shipping tool, in the order of the work. */
export const LISTS = [
  { id: 'new', title: 'Nuevos', filter: FILTERS.ordersNew },
  { id: 'to-pack', title: 'Por empacar', filter: FILTERS.ordersToPack },
  { id: 'moving', title: 'En camino', filter: FILTERS.ordersMoving },
  { id: 'late', title: 'Atrasados', filter: FILTERS.ordersLate },
  { id: 'return', title: 'Piden devolución', filter: FILTERS.ordersReturn },
  { id: 'returning', title: 'Devoluciones aprobadas', filter: FILTERS.ordersReturning },
  { id: 'disputed', title: 'Disputas abiertas', filter: FILTERS.ordersDisputed },
  { id: 'owed', title: 'Por reembolsar', filter: FILTERS.ordersOwed },
  { id: 'refunded', title: 'Reembolsados', filter: FILTERS.ordersRefunded },
  { id: 'all', title: 'Todos', filter: '_type == "order"' },
] as const

export type ListId = (typeof LISTS)[number]['id']

export const MOST_SHOWN = 200

const FIELDS = `{
  _id, _rev, trackingNumber, status, paidAt, estimatedDelivery, currency, locale, subtotal, discount, discountCode,
  shipping, total, carrier, note, customer { name, email, address }, "refunds": refunds[]{ amount, status },
  dispute { state },
  "lines": lines[]{ _key, productId, name, quantity, amount }
}`

/** Spanish letters and the plain ones they are compared as: GROQ has no comparison without accents. */
const PLAIN = Object.entries({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' })

const plain = (text: string): string =>
  PLAIN.reduce((folded, [letter, base]) => folded.replaceAll(letter, base), text.toLowerCase().normalize())

/** {@link plain} in GROQ. */
const plainField = (field: string): string =>
  PLAIN.reduce(
    (folded, [letter, base]) => `array::join(string::split(${folded}, "${letter}"), "${base}")`,
    `lower(${field})`,
  )

const SEARCHED = ['trackingNumber', 'carrier.number', 'customer.name', 'customer.email']
  .map(plainField)
  .join(', ')

/** Without spaces and hyphens, as scanners read it. */
const bareField = (field: string): string =>
  [' ', '-'].reduce((left, one) => `array::join(string::split(${left}, "${one}"), "")`, `lower(${field})`)

const FOUND = `$search == "" || [${SEARCHED}] match $search || ($number != "" && string::startsWith(_id, $number))
  || ($bare != "" && (string::startsWith(${bareField('carrier.number')}, $bare) || string::startsWith(${bareField('trackingNumber')}, $bare)))`

/**
 * Orders of a list that match `$search` or whose ids begin with `$number`, the oldest first; the newest first where
 * there is nothing to do.
 */
export const listQuery = (id: ListId): string => {
  const filter = LISTS.find((list) => list.id === id)?.filter ?? '_type == "order"'
  const direction = id === 'all' || id === 'refunded' ? 'desc' : 'asc'
  return `*[${filter} && (${FOUND})]
    | order(paidAt ${direction})[0...${MOST_SHOWN}] ${FIELDS}`
}

/** How many orders of all lists match. */
export const FOUND_QUERY = `count(*[_type == "order" && (${FOUND})])`

/** How many orders each list has. */
export const COUNTS_QUERY = `{ ${LISTS.map(({ id, filter }) => `"${id}": count(*[${filter}])`).join(', ')} }`

/** Both in one request. */
export const TOTALS_QUERY = `{ "counts": ${COUNTS_QUERY}, "found": ${FOUND_QUERY} }`

/** Orders paid from one instant to another, for the CSV. */
export const PERIOD_QUERY = `*[_type == "order" && paidAt >= $from && paidAt < $to] | order(paidAt asc) ${FIELDS}`

/** What the kits with `$ids` contain; in English without a Spanish list. */
export const KIT_ITEMS_QUERY = `*[_type == "kit" && slug.current in $ids] {
  "id": slug.current, "items": select(count(items.es) > 0 => items.es, items.en)
}`

/** What was typed, as a prefix search: `ana lop` finds `Ana López`, and `#3F9A` the order `3F9A2C41B7`. */
export const searchParams = (typed: string) => {
  const text = plain(typed.trim().replace(/^#/, ''))
  // A text without words would match every order; null matches none.
  const hasWords = text === '' || /[\p{L}\p{N}]/u.test(text)
  return {
    search: hasWords ? text && `${text}*` : null,
    number: /^[0-9a-f]{1,10}$/.test(text) ? `order.${text}` : '',
    bare: /^[a-z\d -]+$/.test(text) ? text.replaceAll(/[ -]/g, '') : '',
  }
}
