import type { SanityClient } from 'sanity'
import type { EnteredCarrier } from '~/features/orders/carriers'
import { STATIONS } from '~/features/orders/progress'
import { STATUS_ICONS } from '~/features/orders/status'
import { ORDER_STATUSES, type OrderStatus } from '../schemaTypes/choices'

const PLACES: Partial<Record<OrderStatus, { es: string; en: string }>> = {
  processing: { es: 'Centro de envíos, San Pedro Sula', en: 'Distribution center, San Pedro Sula' },
  in_transit: { es: 'Rumbo a tu ciudad', en: 'On the road to your town' },
  out_for_delivery: { es: 'En tu ciudad', en: 'In your town' },
  delivered: { es: 'En la puerta', en: 'At the door' },
}

/** The status after `status`; undefined after delivered, cancelled and unknown ones. */
export const nextStatus = (status: unknown): OrderStatus | undefined => {
  const index = STATIONS.findIndex((station) => station === status)
  return index < 0 ? undefined : STATIONS[index + 1]
}

/** The history entry for `status`. A blank `place` is replaced by the usual one. */
export const historyEntry = (
  status: OrderStatus,
  place: { readonly es: string; readonly en: string },
  { key, now }: { readonly key: string; readonly now: Date },
) => {
  const usual = usualPlace(status)
  return {
    _key: key,
    _type: 'orderEvent',
    timestamp: now.toISOString(),
    status,
    location: {
      _type: 'localizedString',
      es: place.es.trim() || usual.es,
      en: place.en.trim() || usual.en,
    },
    icon: STATUS_ICONS[status],
  }
}

/** Where parcels usually are when they get this status; blank for a status without a place. */
export const usualPlace = (status: OrderStatus) => PLACES[status] ?? { es: '', en: '' }

export const statusTitle = (status: OrderStatus): string =>
  ORDER_STATUSES.find(({ value }) => value === status)?.title ?? status

/** Whether the parcel has left with a carrier by then. */
export const leavesWithCarrier = (status: OrderStatus): boolean =>
  status === 'in_transit' || status === 'out_for_delivery'

/** Pattern of the numbers that carriers print on labels: letters, digits, spaces and hyphens, one digit at least. */
export const PARCEL_NUMBER = String.raw`[\p{L}\d \-]*\d[\p{L}\d \-]*`
const parcelNumber = new RegExp(`^(?:${PARCEL_NUMBER})$`, 'v')

/** Why a day (`YYYY-MM-DD`) cannot be when an order arrives; empty if it can, or was `known` already. */
export const deliveryProblem = (
  day: string,
  { known, today }: { readonly known: string; readonly today: string },
): string => {
  if (day === '' || day === known) return ''
  if (day < today) return 'Escribe una fecha de hoy en adelante.'
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return day > inAYear || day.length > inAYear.length
    ? 'Falta más de un año para esa fecha: revisa el año.'
    : ''
}

/** A carrier without blanks; undefined without a service. Throws without a parcel number or another carrier's name. */
export function enteredCarrier({ service, number, name, url }: EnteredCarrier) {
  if (!service) return undefined
  const parcel = number?.trim()
  if (!parcel || !parcelNumber.test(parcel) || (service === 'other' && !name?.trim()))
    throw new Error('The carrier is incomplete')
  const own = { ...(name?.trim() && { name: name.trim() }), ...(url?.trim() && { url: url.trim() }) }
  return { _type: 'orderCarrier', service, number: parcel, ...(service === 'other' && own) }
}

interface Advance {
  readonly status: OrderStatus
  readonly place: { readonly es: string; readonly en: string }
  readonly carrier?: EnteredCarrier | undefined
}

/**
 * Advances an order. Status, carrier and history entry are one write; the revision check rejects it when someone else
 * has changed the order in the meantime.
 */
export const advanceOrder = async (
  client: SanityClient,
  { _id, _rev }: { readonly _id: string; readonly _rev: string },
  { status, place, carrier = {} }: Advance,
) => {
  const entered = enteredCarrier(carrier)
  return client
    .patch(_id)
    .ifRevisionId(_rev)
    .set({ status, ...(entered && { carrier: entered }) })
    .setIfMissing({ history: [] })
    .append('history', [historyEntry(status, place, { key: crypto.randomUUID(), now: new Date() })])
    .commit()
}
