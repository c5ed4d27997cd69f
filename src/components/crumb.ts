import type { Locale } from '~/i18n/locales'

/** One step on the way from the shop to a page, as visitors and search engines see it. */
export interface Crumb {
  readonly name: string
  /** Without origin. */
  readonly path: string
  /** Language of the name where it differs from the page's. */
  readonly lang?: Locale | undefined
}
