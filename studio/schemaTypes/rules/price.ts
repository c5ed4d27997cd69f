import { type Sale, saleAt } from '../sale'

/** Dollars: above zero, at most two decimals, and no more than the shop can charge. `name` begins the messages. */
export const isAmount =
  (name: string) =>
  (value: unknown): true | string => {
    if (value === undefined) return true
    if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
      return `${name} debe ser mayor que cero.`
    if (value > 99_999) return `${name} no puede pasar de 99,999 dólares.`
    return Number(value.toFixed(2)) === value || 'Usa como máximo dos decimales, por ejemplo 12.50.'
  }

export const isPrice = isAmount('El precio')

/** Warns of an amount that is more than half above or below the published one; {@link isAmount} refuses zero. */
export const isNearPublished = (value: unknown, published: unknown, verb = 'cuesta'): true | string =>
  typeof value !== 'number' ||
  value <= 0 ||
  typeof published !== 'number' ||
  Math.abs(value - published) <= published / 2 ||
  `En la tienda ${verb} $${published.toFixed(2)}: el cambio pasa de la mitad. Revisa que esté bien escrito.`

/**
 * Warns of the price of a sale that is being switched off outside its dates: the shop asks the former price until then.
 * Any other price is compared with what the shop asks at `now`.
 */
export const isPriceAfterSale = (
  value: unknown,
  product: Sale,
  published: Sale,
  now: Date,
): true | string => {
  const sale = product.isSale === true ? undefined : saleAt(published, now)
  if (!sale) return isNearPublished(value, published.price)
  const { price, asked, phase } = sale
  if (value !== price || asked === price) return isNearPublished(value, asked)
  const why = phase === 'over' ? 'la oferta ya terminó' : 'la oferta aún no empieza'
  return `En la tienda hoy cuesta $${asked.toFixed(2)} (${why}). Sin oferta costará $${price.toFixed(2)}: pon aquí el precio normal.`
}

/** The price before the sale: required on sale, and higher than the current price. */
export const isOriginalPrice = (value: unknown, product: Sale | undefined): true | string => {
  if (product === undefined || product.isSale !== true) return true
  if (value === undefined) return 'Para mostrar la oferta, escribe el precio anterior.'
  const { price } = product
  if (typeof value === 'number' && typeof price === 'number' && value <= price)
    return 'El precio anterior debe ser mayor que el precio de hoy.'
  return isPrice(value)
}
