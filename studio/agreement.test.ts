import { evaluate, parse } from 'groq-js'
import type { ObjectSchemaType } from 'sanity'
import { describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '~/content/model'
import { asset, type Fields, findings, importedSeed, schema } from './testing/findings'
import { mutationsOf } from './testing/mutations'

const ASSET = {
  _id: asset._ref,
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example/seed.jpg',
  metadata: { dimensions: { width: 1200, height: 1200 } },
}
const seed = importedSeed()
const AT = '2026-12-31T00:00:00Z'

type Type = (typeof CONTENT_TYPES)[number]

/** Why the build refuses `document`; undefined when it accepts it, or does not read it. */
const refusal = async (type: Type, document: Fields): Promise<string | undefined> => {
  const references = new Set(JSON.stringify(document).match(/(?<="_ref":")[^"]+/g))
  const referenced = seed.filter(({ _id, _type }) => references.has(String(_id)) && _type !== type.name)
  const params = { minute: AT.slice(0, 16), now: AT }
  const result = await evaluate(parse(type.query, { params }), {
    dataset: [{ ...document, _updatedAt: AT }, ...referenced, ASSET],
    params,
  })
  const [found] = (await result.get()) as unknown[]
  if (found === undefined) return undefined
  const { error } = type.schema.safeParse(found)
  return error && error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/** The types that editors write. */
const edited = CONTENT_TYPES.filter(({ name }) => (schema.get(name) as ObjectSchemaType).readOnly !== true)

describe.each(edited.map((type) => [type.name, type] as const))('%s', (name, type) => {
  const documents = seed.filter(({ _type }) => _type === name)

  test.runIf(documents.length > 0)(
    'CMS-05 what the build refuses, the Studio refuses too',
    { timeout: 120_000 },
    async () => {
      const missed: string[] = []
      for (const { path, value, document } of mutationsOf(documents[0] as Fields)) {
        const why = await refusal(type, document)
        if (why === undefined) continue
        const errors = (await findings(document)).filter((finding) => finding.startsWith('error'))
        if (errors.length === 0) missed.push(`${path.join('.')} = ${JSON.stringify(value)}: ${why}`)
      }
      expect(missed).toEqual([])
    },
  )
})

/** By type: what could have been left in a field. */
const ODD: Readonly<Record<string, readonly unknown[]>> = {
  string: [' ', 'x', 'javascript:alert(1)'],
  url: ['x', 'javascript:alert(1)'],
  datetime: ['2020-01-01T00:00:00Z'],
  number: [0, -1, 1.005],
  object: [{}],
}

const conditional = edited.flatMap(({ name }) =>
  (schema.get(name) as ObjectSchemaType).fields
    .filter(({ type }) => typeof type.hidden === 'function')
    .map((field) => [name, field.name, field.type] as const),
)

test.each(conditional)('CMS-01 no rule of a %s fails for its hidden field %s', async (name, field, type) => {
  const [first] = seed.filter(({ _type }) => _type === name)
  const document = { ...first, isSale: false, isFacebookEmbed: false, stock: undefined }
  const complaints: string[] = []
  for (const value of ODD[type.name] ?? []) {
    const changed = { ...document, [field]: value }
    const context = { document: changed, value, parent: changed, path: [field], currentUser: null }
    if (typeof type.hidden === 'function' && type.hidden(context as never))
      complaints.push(...(await findings(changed)))
  }
  expect(complaints.filter((finding) => finding.startsWith(`error ${field}`))).toEqual([])
})
