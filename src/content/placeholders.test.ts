import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  filled,
  onlyPlaceholders,
  PLACEHOLDERS,
  placeholderValues,
  unknownPlaceholders,
} from './placeholders'
import { SETTINGS } from './testing/contents'

const span = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]

test('LEGAL-01 placeholders in any text of a document follow the settings', () => {
  const values = placeholderValues(SETTINGS)
  const body = span('{legalName}, {address}: {email}, {phone}. {threshold}, {flatShipping}, {brand}.')
  expect(filled(body, values)).toEqual(
    span(
      'Rumbo Ejemplo, S. de R. L., San Pedro Sula: hola@rumbo.example, +504 9999 0000. $25, $4.99, Rumbo.',
    ),
  )
})

test('LEGAL-01 the build refuses an unknown placeholder, naming its field', () => {
  const schema = z.looseObject({}).superRefine(onlyPlaceholders(PLACEHOLDERS))
  const { error } = schema.safeParse({ title: 'Hola {brand}', body: span('Escribe a {mail}.') })
  expect(error?.issues).toMatchObject([{ path: ['body'] }])
  expect(error?.issues[0]?.message).toContain('{mail}')
  expect(unknownPlaceholders('{legalName} {}', PLACEHOLDERS)).toEqual([''])
})
