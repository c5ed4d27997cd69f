import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '.'

const generated = readFileSync(new URL('../sanity.types.ts', import.meta.url), 'utf8')

// `npm run typegen -- --check` also compares the types with the schema.
test.each(CONTENT_TYPES)('CMS-04 the generated types contain the current query of $name', ({ query }) => {
  expect(generated).toContain(`// Query: ${query.replaceAll('\n', '')}\n`)
})
