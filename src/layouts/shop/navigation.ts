import type { Messages } from '~/i18n/messages'
import type { Route } from '~/i18n/routes'

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

/** `page` for the page itself, `true` for one below it (a product below the products). */
export const currentOf = (href: string, path: string, home: string): 'page' | 'true' | undefined => {
  if (path === href) return 'page'
  const section = href.replace(/s$/, '')
  return href !== home && (path.startsWith(`${href}/`) || path.startsWith(`${section}/`)) ? 'true' : undefined
}
