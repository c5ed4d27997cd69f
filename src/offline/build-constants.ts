import type { Locale } from '~/i18n/locales'

/** Addresses of pages and of all the files they need. */
export interface Bundle {
  readonly pages: readonly string[]
  readonly files: readonly string[]
}

/** Constants that the build writes into the worker. */
export interface BuildConstants {
  /** The offline pages: cached when the worker is installed. */
  readonly fallbacks: Bundle
  /** Cached after a page visit, in the language of that page. */
  readonly essentials: Readonly<Record<Locale, Bundle>>
  /** The files of the trip planner: cached after a visit to it. */
  readonly planner: readonly string[]
}

declare const __OFFLINE__: BuildConstants

export const BUILD: BuildConstants = __OFFLINE__
