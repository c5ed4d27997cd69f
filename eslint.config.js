// @ts-check
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import astro from 'eslint-plugin-astro'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

/** What each folder of `src` may import besides itself, always in one direction. */
const LAYERS = {
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
const FEATURES = {
  settings: [],
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
  'payment-result': ['catalog-index', 'orders', 'order-page', 'account', 'checkout', 'payment-attempts'],
  blog: ['notifications', 'rich-text'],
  guides: ['rich-text'],
  help: ['rich-text'],
  home: ['settings', 'catalog', 'guides', 'blog', 'newsletter'],
  legal: ['rich-text'],
  newsletter: ['notifications'],
  planner: ['notifications', 'catalog-index', 'cart'],
}

/**
 * Import zones: every folder in `root` may import only those siblings that `graph` grants it.
 * @param {string} root
 * @param {Record<string, string[]>} graph
 */
const zones = (root, graph) =>
  readdirSync(new URL(`./${root}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }, _, folders) => ({
      target: `${root}/${name}`,
      from: folders
        .map((folder) => folder.name)
        .filter((other) => other !== name && !graph[name]?.includes(other))
        .map((other) => `${root}/${other}`),
      message: `${root}/${name} may import only: ${graph[name]?.join(', ') || 'nothing'} (eslint.config.js).`,
    }))

/** Components that a page, layout or feature hydrates. */
const islands = globSync('src/**/*.astro').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<(\w+)[^<]*?\sclient:/g)].map(([, name]) => `src/**/${name}.tsx`),
)

const aliases = { regex: '^\\.\\./\\.\\./', message: 'Import by alias: ~/…' }
const serverOnly = {
  regex: '(\\.server|/integration)$',
  allowTypeImports: true,
  message: 'Server-only code does not ship to the browser.',
}
const messages = {
  regex: '^~/i18n/messages($|/)',
  allowTypeImports: true,
  message: 'Pages pass islands the texts they use, in one language: see messages.server.ts of the features.',
}
const node = { regex: '^(node:|zod($|/))', message: 'Only *.server.ts may import this: it does not ship.' }

export default defineConfig(
  globalIgnores([
    'dist',
    '**/.astro',
    '.local',
    '.netlify',
    'coverage',
    'test-results',
    'playwright-report',
    'packages/preview/dist',
    'studio/dist',
    'studio/.sanity',
    '**/*.generated.*',
    'src/content/sanity.types.ts',
  ]),
  typescript.configs.eslintRecommended,
  ...typescript.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mts,js,mjs,astro}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-cond-assign': 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-empty': 'error',
      'no-fallthrough': 'error',
      'no-irregular-whitespace': 'error',
      'no-loss-of-precision': 'error',
      'no-misleading-character-class': 'error',
      'no-self-assign': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-catch': 'error',
      'no-useless-escape': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Types of React and Node are extended by a declared namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/unified-signatures': 'off',
      // A number in a text is written as it is.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` may return what `close` returns; `return void close()` ends a function.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `[...text]` is how to get code points.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `async` also turns what a function throws into a rejection.
      '@typescript-eslint/require-await': 'off',
      // Objects here are made of closures, which need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // What comes from outside becomes text before it is parsed.
      '@typescript-eslint/no-base-to-string': 'off',
      // Sanity's client needs an option that it deprecates to talk to another host.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs,astro}'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '~/**', group: 'internal' }],
          'newlines-between': 'ignore',
        },
      ],
    },
  },
  { files: ['src/**/*.{tsx,astro}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['{src,netlify}/**/*.{ts,tsx,mts,astro}'],
    ignores: ['**/*.test.*', 'src/{build,styles}/**', 'netlify/scripts/**'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn', 'info'] }] },
  },
  {
    files: ['{src,netlify,studio}/**/*.{ts,tsx,mts,astro}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="fetch"][typeArguments]',
          message: 'Write the query with defineQuery and run `npm run typegen`: its result is then typed.',
        },
        {
          selector: 'ImportExpression[source.value=/^~\\u002Fi18n\\u002Fmessages/]',
          message: messages.message,
        },
      ],
    },
  },
  {
    files: ['{src,netlify}/**/*.{ts,tsx,mts,astro}'],
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.js', '.astro'],
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'],
        [fileURLToPath(import.meta.resolve('astro-eslint-parser'))]: ['.astro'],
      },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones('src', LAYERS),
            ...zones('src/features', FEATURES),
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
          ],
        },
      ],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [aliases] }],
    },
  },
  {
    files: [
      'src/{components,early-interaction,features,i18n,layouts,lib}/**/*.{ts,tsx}',
      'src/**/*.astro/*.ts',
    ],
    // The data of the planner is made by the build.
    ignores: ['**/*.server.ts', '**/integration.ts', 'src/features/planner/planner-data.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [aliases, serverOnly, node, messages] },
      ],
    },
  },
  {
    files: ['src/offline/**/*.ts'],
    ignores: ['**/integration.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [aliases, serverOnly, node] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },
  // Tests compare parsed JSON as a whole; the types of GROQ, Workbox and Sanity's previews contain `any`.
  {
    files: [
      '**/*.test.{ts,tsx}',
      '{tests,packages/*/tests}/**/*.ts',
      '**/testing/**/*.ts',
      'packages/content-lake/src/{query,webhooks}/*.ts',
      'src/offline/service-worker.ts',
      'studio/schemaTypes/documents/*.ts',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Comments of inline scripts would ship.
  {
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    rules: { 'no-empty': ['error', { allowEmptyCatch: true }] },
  },
  // The Astro parser gives rules no types; `astro check` checks these files.
  {
    files: ['**/*.{js,mjs,astro}', '**/*.astro/*.ts'],
    ...typescript.configs.disableTypeChecked,
  },
)
