/** Carriers whose tracking pages the shop can link, by the value that an order stores. */
const LINKED = {
  dhl: {
    name: 'DHL',
    address: (number: string) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}&brand=DHL`,
  },
  fedex: {
    name: 'FedEx',
    address: (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  ups: { name: 'UPS', address: (number: string) => `https://www.ups.com/track?tracknum=${number}` },
  usps: {
    name: 'USPS',
    address: (number: string) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
} as const

/** `other` has its own name and, if editors know one, its own link. */
export const CARRIERS = ['dhl', 'fedex', 'ups', 'usps', 'other'] as const
export type CarrierService = (typeof CARRIERS)[number]

export const carrierName = (service: CarrierService): string | undefined =>
  service === 'other' ? undefined : LINKED[service].name

/** A carrier as editors enter it. */
export interface EnteredCarrier {
  readonly service?: CarrierService | undefined
  readonly number?: string | undefined
  /** For `other`. */
  readonly name?: string | undefined
  readonly url?: string | undefined
}

/** What buyers see of a carrier. */
export interface Carrier {
  readonly name: string
  readonly number: string
  /** The carrier's page about this parcel. */
  readonly url?: string | undefined
}

/** The carrier as buyers see it; undefined while its name or number is missing. */
export function carrierOf({ service, number, name, url }: EnteredCarrier = {}): Carrier | undefined {
  const parcel = number?.trim()
  if (!service || !parcel) return undefined
  if (service !== 'other') {
    const { name: known, address } = LINKED[service]
    return { name: known, number: parcel, url: address(encodeURIComponent(parcel)) }
  }
  const own = name?.trim()
  return own ? { name: own, number: parcel, ...(isHttps(url) && { url }) } : undefined
}

const isHttps = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'
