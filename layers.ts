import { globSync, readFileSync, readdirSync } from 'node:fs'

type Graph = Readonly<Record<string, readonly string[]>>

/** What each folder of `src` may import besides itself, always in one direction. */
const LAYERS: Graph = {
  lib: [],
  i18n: ['lib'],
  'early-interaction': ['lib', 'i18n'],
  components: ['lib', 'i18n', 'early-interaction'],
  assets: [],
  styles: [],
  content: ['lib', 'i18n'],
  build: ['lib', 'i18n', 'content'],
  offline: ['lib', 'i18n', 'content'],
  features: ['lib', 'i18n', 'content', 'components', 'early-interaction', 'assets'],
  seo: ['lib', 'i18n', 'content', 'components', 'features'],
  layouts: [
    'lib',
    'i18n',
    'content',
    'components',
    'features',
    'early-interaction',
    'seo',
    'build',
    'offline',
    'styles',
  ],
  pages: ['lib', 'i18n', 'content', 'components', 'features', 'seo', 'build', 'offline', 'layouts', 'styles'],
}

/** Which other features a feature may import. */
const FEATURES: Graph = {
  settings: ['notifications'],
  notifications: [],
  contact: [],
  'catalog-index': [],
  'rich-text': [],
  reviews: [],
  stock: ['notifications'],
  orders: ['notifications'],
  cart: ['notifications', 'catalog-index'],
  wishlist: ['notifications', 'catalog-index', 'cart', 'stock'],
  'payment-attempts': ['cart'],
  account: ['settings', 'notifications', 'catalog-index', 'orders', 'wishlist', 'payment-attempts'],
  checkout: ['settings', 'cart', 'account', 'payment-attempts'],
  'cart-page': [
    'settings',
    'notifications',
    'catalog-index',
    'cart',
    'checkout',
    'orders',
    'payment-attempts',
  ],
  'cart-sheet': ['cart', 'cart-page', 'catalog-index', 'checkout'],
  'order-page': ['catalog-index', 'cart', 'orders', 'account'],
  catalog: ['catalog-index', 'cart', 'wishlist', 'checkout', 'orders', 'stock'],
  'payment-result': [
    'cart',
    'catalog-index',
    'orders',
    'order-page',
    'account',
    'checkout',
    'payment-attempts',
  ],
  blog: ['notifications', 'rich-text'],
  guides: ['rich-text'],
  help: ['rich-text'],
  home: ['settings', 'catalog', 'guides', 'blog', 'newsletter'],
  legal: ['rich-text'],
  newsletter: ['notifications'],
  planner: ['notifications', 'catalog-index', 'cart'],
}

/** Import zones: every folder in `root` may import only those siblings that `graph` grants it. */
const zonesOf = (root: string, graph: Graph) =>
  readdirSync(new URL(`./${root}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }, _, folders) => ({
      target: `${root}/${name}`,
      from: folders
        .map((folder) => folder.name)
        .filter((other) => other !== name && !graph[name]?.includes(other))
        .map((other) => `${root}/${other}`),
      message: `${root}/${name} may import only: ${graph[name]?.join(', ') || 'nothing'} (layers.ts).`,
    }))

/** Components that a page, layout or feature hydrates. */
const islands = globSync('src/**/*.astro').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<(\w+)[^<]*?\sclient:/g)].map(([, name]) => `src/**/${name}.tsx`),
)

/** Options of `no-restricted-paths` for `src` and `netlify`. */
export const zones = [
  ...zonesOf('src', LAYERS),
  ...zonesOf('src/features', FEATURES),
  {
    target: ['src', 'netlify'],
    from: ['packages', 'studio', 'tests'],
    message: 'This does not ship: move what is needed to src/.',
  },
  { target: 'src', from: 'netlify', message: 'Functions import the site, never the reverse.' },
  {
    target: 'netlify',
    from: 'src/**/*.{tsx,astro}',
    message: 'Functions use the pure and server files of features.',
  },
  {
    target: 'src/**/*.{ts,tsx}',
    from: islands,
    message: 'An island is rendered by .astro files only.',
  },
]

/** Patterns of `no-restricted-imports`. */
export const aliases = { regex: '^\\.\\./\\.\\./', message: 'Import by alias: ~/…' }
export const serverOnly = {
  regex: '(\\.server|/integration)$',
  allowTypeImports: true,
  message: 'Server-only code does not ship to the browser.',
}
export const messages = {
  regex: '^~/i18n/messages($|/)',
  allowTypeImports: true,
  message: 'Pages pass islands the texts they use, in one language: see messages.server.ts of the features.',
}
export const node = {
  regex: '^(node:|zod($|/))',
  message: 'Only *.server.ts may import this: it does not ship.',
}
