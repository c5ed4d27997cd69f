import { expect, test } from 'vitest'
import { summary } from './summary'

test('SEO-01 a long description is cut at a word boundary, with an ellipsis', () => {
  const cut = summary('palabra '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(158)
  expect(cut).toMatch(/palabra…$/)
})

test('SEO-01 a long description ends with a sentence, not with an abbreviation, if there is enough of it', () => {
  const sentence =
    'Todo cabe en la bolsa seca, que es parte del kit y se envía gratis a Honduras y a EE. UU. sin que falte nada.'
  expect(summary(`${sentence} ${'palabra '.repeat(20)}`)).toBe(sentence)
  expect(summary(`Muy corta. ${'palabra '.repeat(30)}`)).toMatch(/…$/)
})

test('SEO-01 a short description is put on one line', () => {
  expect(summary(' Un candado\n\ncon clave. ')).toBe('Un candado con clave.')
})

test('BLOG-01 a teaser ends with a sentence or between two words', () => {
  const words =
    'Cuánto efectivo llevar, dónde cambiar, cuándo sirve la tarjeta y cómo dejar propina en lempiras o en dólares'
  expect(summary(words, 60)).toBe('Cuánto efectivo llevar, dónde cambiar, cuándo sirve la…')
  expect(summary(`${words}.`, 120)).toBe(`${words}.`)
})
