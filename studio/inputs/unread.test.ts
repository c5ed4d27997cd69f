import { describe, expect, test } from 'vitest'
import { type Unread, type UnreadFields, unreadIn, unreadText } from './unread'

const stock: Unread = { path: ['stock'], title: 'Existencias', text: '12 u', value: undefined }
const saleUntil: Unread = {
  path: ['saleUntil'],
  title: 'La oferta termina',
  hidden: ({ document }) => document?.['isSale'] !== true,
  text: '31-12-2026',
  value: '2026-12-24T06:00:00.000Z',
  hint: 'Escribe la fecha con la hora así: 31/12/2026 18:30.',
}
const part: Unread = {
  path: ['parts', { _key: 'b' }, 'size', 'height'],
  title: 'Alto',
  text: '3 cm',
  value: undefined,
}
const titlesIn = (document: Readonly<Record<string, unknown>>, fields: UnreadFields) =>
  unreadIn(fields, document).map(({ title }) => title)

describe('text that is not a number or date', () => {
  test('CMS-05 counts while the document has what it had when the text was typed', () => {
    const document = { isSale: true, saleUntil: saleUntil.value }
    expect(titlesIn(document, { stock, saleUntil })).toEqual(['Existencias', 'La oferta termina'])
  })

  test('CMS-05 does not count once the history, a discard or another editor has changed the field', () => {
    expect(titlesIn({ stock: 0 }, { stock })).toEqual([])
    expect(titlesIn({ isSale: true }, { saleUntil })).toEqual([])
    expect(titlesIn({ isSale: true, saleUntil: '2027-01-01T06:00:00.000Z' }, { saleUntil })).toEqual([])
  })

  test('CMS-05 does not count in a field that the form hides', () => {
    expect(titlesIn({ isSale: false, saleUntil: saleUntil.value }, { saleUntil })).toEqual([])
  })

  test('CMS-05 counts in an entry of a list until the entry is removed', () => {
    const parts = [{ _key: 'a' }, { _key: 'b' }]
    expect(titlesIn({ parts }, { part })).toEqual(['Alto'])
    expect(titlesIn({ parts: parts.slice(0, 1) }, { part })).toEqual([])
    expect(titlesIn({}, { part })).toEqual([])
  })

  test('CMS-05 is named to the editor, with its field and how to write a date', () => {
    expect(unreadText([stock, saleUntil])).toBe(
      'En «Existencias» dice «12 u», que no se entiende. En «La oferta termina» dice «31-12-2026», que no se entiende. Escribe la fecha con la hora así: 31/12/2026 18:30. Corrígelo y publica otra vez.',
    )
  })
})
