/** Options of the select fields: the stored value and its title. */
export const SUB_CATEGORIES = [
  { value: 'fragrance', title: 'Fragancias' },
  { value: 'body-care', title: 'Cuidado corporal' },
  { value: 'oral-care', title: 'Cuidado bucal' },
  { value: 'hand-care', title: 'Cuidado de manos' },
  { value: 'skincare', title: 'Cuidado de la piel' },
] as const

export const PLUG_TYPES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'] as const

export const POST_CATEGORIES = [
  { value: 'technology', title: 'Tecnología' },
  { value: 'travel-news', title: 'Noticias de viaje' },
  { value: 'travel-trends', title: 'Tendencias de viaje' },
  { value: 'destinations', title: 'Destinos' },
  { value: 'safety', title: 'Seguridad' },
  { value: 'sustainable-tourism', title: 'Turismo sostenible' },
  { value: 'economy', title: 'Economía' },
] as const

export const POLICY_TYPES = [
  { value: 'terms-and-conditions', title: 'Términos y condiciones' },
  { value: 'privacy-policy', title: 'Política de privacidad' },
  { value: 'return-policy', title: 'Política de devoluciones' },
  { value: 'shipping-policy', title: 'Política de envíos' },
] as const

export const ORDER_STATUSES = [
  { value: 'confirmed', title: 'Confirmado' },
  { value: 'processing', title: 'En preparación' },
  { value: 'in_transit', title: 'En camino' },
  { value: 'out_for_delivery', title: 'En reparto' },
  { value: 'delivered', title: 'Entregado' },
  { value: 'cancelled', title: 'Cancelado' },
] as const

export const ORDER_ICONS = [
  { value: 'receipt', title: 'Recibo' },
  { value: 'box', title: 'Caja' },
  { value: 'plane', title: 'Avión' },
  { value: 'truck', title: 'Camión' },
  { value: 'home', title: 'Casa' },
  { value: 'cancel', title: 'Cancelado' },
] as const

export const BANNERS = [
  { value: 'usa', title: 'Aviso superior (EE. UU.)' },
  { value: 'honduras', title: 'Aviso inferior (Honduras)' },
] as const

/** What became of a discount code at Stripe. */
export const CODE_STATES = [
  { value: 'live', title: 'Vigente: se puede usar al pagar' },
  { value: 'waiting', title: 'Todavía no empieza' },
  { value: 'over', title: 'Ya terminó' },
  { value: 'repeated', title: 'Repetido: otro código se llama igual' },
  { value: 'taken', title: 'Otra tienda de la misma cuenta de Stripe lo usa' },
  { value: 'refused', title: 'Stripe no lo aceptó' },
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]['value']

/** The title of a stored value; the value itself if it is not in the list. */
export const titleOf = (choices: readonly { value: string; title: string }[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.title ?? String(value ?? '')
