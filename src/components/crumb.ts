import type { Locale } from '~/i18n/locales'

/** One item of the breadcrumbs, for visitors and search engines. */
export interface Crumb {
  readonly name: string
  /** Without origin. */
  readonly path: string
  /** Language of the name, if it differs from the page's. */
  readonly lang?: Locale | undefined
}
