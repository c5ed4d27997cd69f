// @ts-check
import { fileURLToPath } from 'node:url'
import { defineConfig, globalIgnores } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import importX from 'eslint-plugin-import-x'
import typescript from 'typescript-eslint'
import { aliases, messages, node, serverOnly, zones } from './layers.ts'
import { ignored, importSettings, noConsole, restrictedSyntax, rules } from './oxlint.config.ts'

// ESLint reads `.astro` files alone, whose markup Oxlint does not read. Their parser gives rules no types;
// `astro check` checks these files.
export default defineConfig(
  globalIgnores([...ignored, '**/*.{ts,tsx,mts,js,mjs}', '!**/*.astro/*.ts']),
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    plugins: { '@typescript-eslint': typescript.plugin, imports: importX },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      ...importSettings,
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'],
        [fileURLToPath(import.meta.resolve('astro-eslint-parser'))]: ['.astro'],
      },
    },
    rules: {
      ...rules,
      // Comments of inline scripts would ship.
      'no-empty': ['error', { allowEmptyCatch: true }],
      'no-console': noConsole,
      'no-restricted-syntax': restrictedSyntax,
      'imports/no-cycle': ['error', { ignoreExternal: true }],
      'imports/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [aliases] }],
    },
  },
  {
    files: ['**/*.astro/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [aliases, serverOnly, node, messages] },
      ],
    },
  },
)
