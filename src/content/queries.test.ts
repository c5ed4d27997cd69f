import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as queries from './queries'

const types = readFileSync(new URL('./sanity.types.ts', import.meta.url), 'utf8')

// That the types are those of the schema, too, is what the gate's `npm run typegen -- --check` finds.
test.each(Object.entries(queries))(
  'CMS-04 the committed types are those of %s as it is written',
  (name, query) => {
    expect(types).toContain(`export type ${name}_RESULT`)
    expect(types).toContain(`// Variable: ${name}\n// Query: ${query.replaceAll('\n', '')}\n`)
  },
)
