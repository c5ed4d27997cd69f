import type { Locale } from '~/i18n/locales'

/** Addresses of a page and of everything it is made of. */
export interface Bundle {
  readonly pages: readonly string[]
  readonly files: readonly string[]
}

/** What the build knows and writes into the worker. */
export interface BuildConstants {
  /** Pages without which being offline is a dead end: kept when the worker is installed. */
  readonly fallbacks: Bundle
  /** Kept once somebody reads on, on their language. */
  readonly essentials: Readonly<Record<Locale, Bundle>>
}

declare const __OFFLINE__: BuildConstants

export const BUILD: BuildConstants = __OFFLINE__
