// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, globalIgnores } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import reactHooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

const code = '*.{ts,tsx,mts,js,mjs,astro}'
const folder = new URL('./src/features/', import.meta.url)
const features = existsSync(folder) ? readdirSync(folder) : []

/** @typedef {{ regex: string, message: string, caseSensitive?: boolean }} Forbidden */

/**
 * Files under `from` may not import what `regex` matches: the one direction in which the rooms know each other.
 * ESLint takes only the last `no-restricted-imports` of a file, so each room lists all of its own.
 * @param {string} from
 * @param {Forbidden[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
const room = (from, ...patterns) => ({
  files: [`${from}/**/${code}`],
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, ...notShipped] }] },
})
/** @type {(rooms: string, message: string) => Forbidden} */
const above = (rooms, message) => ({ regex: `^~/(${rooms})(/|$)`, message })
const MARKUP = '(cart/QuantityControl|wishlist/WishHeart|rich-text/RichText)$' // plain markup for every card and page, no island
const ISLAND =
  'A component of another feature: use its pure file or its store, or compose both in a page or layout.'
const notShipped = [
  { regex: '(^|/)(packages|tests|studio)/', message: 'This does not ship: move what is needed to src/.' },
  { regex: '^\\.\\./\\.\\./', message: 'Leave the room by its name: ~/…' },
]
const outside = [{ regex: '(^|/)netlify/', message: 'Functions know the site, not the other way round.' }]

export default defineConfig(
  globalIgnores([
    'dist',
    '.astro',
    '.local',
    '.netlify',
    'coverage',
    'test-results',
    'playwright-report',
    'studio/dist',
    'studio/.sanity',
    '**/*.generated.*',
    'src/content/sanity.types.ts',
  ]),
  typescript.configs.eslintRecommended,
  ...typescript.configs.strict,
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
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['src/**/*.{tsx,astro}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['{src,netlify}/**/*.{ts,tsx,mts,astro}'],
    ignores: ['**/*.test.*', 'src/{build,styles}/**', 'netlify/scripts/**'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn', 'info'] }] },
  },
  room('src', ...outside),
  room('src/components', ...outside, {
    regex: `^~/(pages|layouts|seo|features|content)(/|$)`,
    message: 'Components know no feature.',
  }),
  room(
    'src/i18n',
    ...outside,
    above('pages|layouts|features|components|content', 'Languages know no other room.'),
  ),
  room('src/content', ...outside, above('pages|layouts|components|features|seo', 'Content knows no view.')),
  room('src/seo', ...outside, above('pages|layouts', 'Search data knows no layout.')),
  room('src/layouts', ...outside, above('pages', 'Pages choose a layout, not the other way round.')),
  ...features.map((feature) =>
    room(
      `src/features/${feature}`,
      ...outside,
      above('pages|layouts|seo', 'Features know neither layouts nor pages.'),
      {
        regex: `^~/features/(?!${feature}/|${MARKUP})[^/]+/(.*/)?[A-Z][^/]*$`,
        caseSensitive: true,
        message: ISLAND,
      },
      {
        regex: `^\\.\\./(${features.filter((other) => other !== feature).join('|') || '-'})/`,
        message: 'Say ~/features/…',
      },
    ),
  ),
  room('netlify', above('pages|layouts|components', 'Functions use the pure files of features.'), {
    regex: '^~/features/.*/[A-Z][^/]*$',
    caseSensitive: true,
    message: 'Functions use the pure files of features, not their views.',
  }),
  {
    files: [`{src,netlify}/**/*.test.{ts,tsx}`],
    rules: { 'no-restricted-imports': 'off' },
  },
)
