import { createSchema, type ObjectSchemaType, type SchemaType } from 'sanity'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '.'

const schema = createSchema({ name: 'test', types: schemaTypes })
const documents = schemaTypes
  .filter(({ type }) => type === 'document')
  .map(({ name }) => schema.get(name) as ObjectSchemaType)
  // The functions write the other types.
  .filter(({ readOnly }) => readOnly !== true)

/** The field's description, else the one of its type. */
const wordsOf = ({ type }: ObjectSchemaType['fields'][number]) => type.description ?? ''

describe.each(documents.map((type) => [type.name, type] as const))('%s', (_, type) => {
  test('CMS-01 every editable field has a description', () => {
    const silent = type.fields.filter((field) => field.type.readOnly !== true && wordsOf(field).length < 15)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('CMS-01 fields are grouped, and the first group is open', () => {
    const [first, ...rest] = type.groups ?? []
    expect(first?.default).toBe(true)
    expect(rest.length).toBeGreaterThan(0)
    const known = new Set(type.groups?.map(({ name }) => name))
    for (const { name, group } of type.fields)
      expect(
        [group].flat().every((one) => one && known.has(one)),
        `${type.name}.${name}`,
      ).toBe(true)
  })

  test('CMS-01 list items have a subtitle or media', () => {
    expect(type.preview?.prepare ?? type.preview?.select?.['subtitle']).toBeDefined()
  })
})

test('CMS-01 dates are written day first, and times are those of Honduras', () => {
  const seen = new Set<string>()
  const walk = (type: SchemaType): object[] => {
    if (seen.has(type.name) && type.jsonType === 'object') return []
    seen.add(type.name)
    if (type.jsonType === 'object') return type.fields.flatMap((field) => walk(field.type))
    if (type.jsonType === 'array') return type.of.flatMap(walk)
    return type.name === 'date' || type.name === 'datetime' ? [{ name: type.name, ...type.options }] : []
  }
  const dates = schemaTypes.flatMap(({ name }) => walk(schema.get(name)!))
  expect(dates.length).toBeGreaterThan(15)
  for (const date of dates) expect(date).toMatchObject({ dateFormat: 'DD/MM/YYYY' })
  for (const date of dates.filter((one) => Object(one).name === 'datetime'))
    expect(date).toMatchObject({ timeFormat: 'HH:mm', displayTimeZone: 'America/Tegucigalpa' })
})

test.each([
  ['category', { es: 'Salud', slug: 'health' }, 'health · sin inglés'],
  ['destination', { es: 'Roatán', en: 'Roatan' }, 'Roatan · sin imagen'],
  ['policy', { es: 'Envíos', slug: 'shipping-policy' }, '/shop/legal/shipping-policy · sin inglés'],
])('CMS-01 the list of a %s says what is missing', (name, selected, subtitle) => {
  const type = documents.find((one) => one.name === name)
  expect(type?.preview?.prepare?.(selected)).toMatchObject({ title: selected.es, subtitle })
})
