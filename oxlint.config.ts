import { type DummyRule, type DummyRuleMap, defineConfig } from 'oxlint'
import { aliases, messages, node, serverOnly, zones } from './layers.ts'

// Oxlint reads everything but `.astro` files, which eslint.config.js reads with the rules exported here.

export const ignored = [
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
]

/** What eslint-plugin-import-x needs to follow `~/…` and read `.astro` files. */
export const importSettings = {
  'import-x/extensions': ['.ts', '.tsx', '.mts', '.js', '.astro'],
  'import-x/resolver': { typescript: { project: './tsconfig.json' } },
}

/** Rules for code of every kind, by names that both linters know. */
export const rules = {
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
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  '@typescript-eslint/no-array-constructor': 'error',
  '@typescript-eslint/no-duplicate-enum-values': 'error',
  '@typescript-eslint/no-empty-object-type': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-extra-non-null-assertion': 'error',
  '@typescript-eslint/no-extraneous-class': 'error',
  '@typescript-eslint/no-invalid-void-type': 'error',
  '@typescript-eslint/no-misused-new': 'error',
  // Types of React and Node are extended by a declared namespace.
  '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
  '@typescript-eslint/no-non-null-asserted-nullish-coalescing': 'error',
  '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
  '@typescript-eslint/no-require-imports': 'error',
  '@typescript-eslint/no-this-alias': 'error',
  '@typescript-eslint/no-unnecessary-type-constraint': 'error',
  '@typescript-eslint/no-unsafe-declaration-merging': 'error',
  '@typescript-eslint/no-unsafe-function-type': 'error',
  '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/no-useless-constructor': 'error',
  '@typescript-eslint/no-wrapper-object-types': 'error',
  '@typescript-eslint/prefer-as-const': 'error',
  '@typescript-eslint/prefer-literal-enum-member': 'error',
  '@typescript-eslint/prefer-namespace-keyword': 'error',
  '@typescript-eslint/triple-slash-reference': 'error',
  'imports/order': [
    'error',
    {
      groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
      pathGroups: [{ pattern: '~/**', group: 'internal' }],
      'newlines-between': 'ignore',
    },
  ],
} satisfies DummyRuleMap

/** Rules that need types. */
const typed = {
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  // `() => close()` may return what `close` returns; `return void close()` ends a function.
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true },
  ],
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-promises': 'error',
  // `[...text]` is how to get code points.
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/no-mixed-enums': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  // A number in a text is written as it is.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/use-unknown-in-catch-callback-variable': 'error',
} satisfies DummyRuleMap

/** Rules of shipped code, which eslint.config.js applies to pages and `.astro` components too. */
export const noConsole = ['error', { allow: ['error', 'warn', 'info'] }] satisfies DummyRule
export const restrictedSyntax = [
  'error',
  {
    selector: 'CallExpression[callee.property.name="fetch"][typeArguments]',
    message: 'Write the query with defineQuery and run `npm run typegen`: its result is then typed.',
  },
  {
    selector: 'ImportExpression[source.value=/^~\\u002Fi18n\\u002Fmessages/]',
    message: messages.message,
  },
] satisfies DummyRule

export default defineConfig({
  // Each rule is chosen here.
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: [
    { name: 'imports', specifier: 'eslint-plugin-import-x' },
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [...ignored, '**/*.astro'],
  settings: importSettings,
  rules,
  overrides: [
    { files: ['**/*.{ts,tsx,mts}'], rules: typed },
    {
      files: ['src/**/*.tsx'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
      },
    },
    {
      files: ['{src,netlify}/**/*.{ts,tsx,mts}'],
      excludeFiles: ['**/*.test.*', 'src/{build,styles}/**', 'netlify/scripts/**'],
      rules: { 'no-console': noConsole },
    },
    {
      files: ['{src,netlify,studio}/**/*.{ts,tsx,mts}'],
      excludeFiles: ['**/*.test.*'],
      rules: { 'eslint-js/no-restricted-syntax': restrictedSyntax },
    },
    {
      files: ['{src,netlify}/**/*.{ts,tsx,mts}'],
      rules: {
        'import/no-cycle': ['error', { ignoreExternal: true }],
        'imports/no-restricted-paths': ['error', { zones }],
        '@typescript-eslint/no-restricted-imports': ['error', { patterns: [aliases] }],
      },
    },
    {
      files: ['src/{components,early-interaction,features,i18n,layouts,lib}/**/*.{ts,tsx}'],
      // The data of the planner is made by the build.
      excludeFiles: ['**/*.server.ts', '**/integration.ts', 'src/features/planner/planner-data.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          { patterns: [aliases, serverOnly, node, messages] },
        ],
      },
    },
    {
      files: ['src/offline/**/*.ts'],
      excludeFiles: ['**/integration.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': ['error', { patterns: [aliases, serverOnly, node] }],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'imports/no-restricted-paths': 'off',
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
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
})
