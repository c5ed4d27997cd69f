export interface Visitor {
  readonly languages: readonly string[]
  /** IANA name. */
  readonly timeZone: string
  /** As stored; null before any choice. */
  readonly currency: string | null
}

/** Whether to offer prices in lempiras: to visitors from Honduras who have chosen no currency yet. */
export const offersLempiras = ({ languages, timeZone, currency }: Visitor): boolean =>
  currency === null &&
  (timeZone === 'America/Tegucigalpa' || languages.some((language) => language.toLowerCase() === 'es-hn'))
