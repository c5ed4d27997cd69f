import type { Locale } from '~/i18n/locales'
import type { Messages } from '~/i18n/messages'
import { pathFor, type Route } from '~/i18n/routes'

type NavKey = keyof Messages['layout']['nav']

/** The eight links of the top bar, in order (LAYOUT-01). */
export const NAVIGATION: readonly { key: NavKey; route: Route }[] = [
  { key: 'home', route: 'home' },
  { key: 'products', route: 'products' },
  { key: 'kits', route: 'kits' },
  { key: 'esim', route: 'esim' },
  { key: 'toiletries', route: 'toiletries' },
  { key: 'sales', route: 'sales' },
  { key: 'blog', route: 'blog' },
  { key: 'agent', route: 'agent' },
]

/**
 * `page` for the current page, `true` for a page below it: by `sectionPath` if there is one, else by the page's
 * address.
 */
export const currentOf = (
  href: string,
  path: string,
  home: string,
  sectionPath?: string,
): 'page' | 'true' | undefined => {
  if (path === href) return 'page'
  if (sectionPath !== undefined) return href === sectionPath ? 'true' : undefined
  const section = href.replace(/s$/, '')
  return href !== home && (path.startsWith(`${href}/`) || path.startsWith(`${section}/`)) ? 'true' : undefined
}

export interface NavigationLink {
  readonly href: string
  readonly label: string
  readonly current: ReturnType<typeof currentOf>
}

/** The links for the page at `path`. */
export const linksFor = (
  path: string,
  locale: Locale,
  t: Messages['layout']['nav'],
  section?: string,
): readonly NavigationLink[] =>
  NAVIGATION.map(({ key, route }) => {
    const href = pathFor(route, locale)
    return { href, label: t[key], current: currentOf(href, path, pathFor('home', locale), section) }
  })
