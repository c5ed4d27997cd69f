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

/** Warns of an amount that is more than half above or below the published one. */
export const isNearPublished = (value: unknown, published: unknown, verb = 'cuesta'): true | string =>
  typeof value !== 'number' ||
  typeof published !== 'number' ||
  Math.abs(value - published) <= published / 2 ||
  `En la tienda ${verb} $${published.toFixed(2)}: el cambio pasa de la mitad. Revisa que esté bien escrito.`

export interface Sale {
  readonly price?: unknown
  readonly isSale?: unknown
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
