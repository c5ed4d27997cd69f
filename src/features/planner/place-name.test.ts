import { expect, test } from 'vitest'
import { capitalized, contracted, inSentence } from './place-name'

test.each([
  ['es', 'Ruinas de Copán', 'las Ruinas de Copán'],
  ['es', 'Lago de Yojoa', 'el Lago de Yojoa'],
  ['es', 'Cayos Cochinos', 'los Cayos Cochinos'],
  ['es', 'La Ceiba', 'La Ceiba'],
  ['es', 'Santa Rosa de Copán', 'Santa Rosa de Copán'],
  ['en', 'Copán ruins', 'the Copán ruins'],
  ['en', 'Lake Yojoa', 'Lake Yojoa'],
] as const)('LANG-01 within a sentence in %s, "%s" is "%s"', (locale, name, expected) => {
  expect(inSentence(name, locale)).toBe(expected)
})

test('LANG-01 "a" and "de" join the article of a place', () => {
  expect(contracted('Un viaje a el Lago de Yojoa')).toBe('Un viaje al Lago de Yojoa')
  expect(contracted('Lejos de el Lago de Yojoa')).toBe('Lejos del Lago de Yojoa')
  expect(contracted('Un viaje a El Salvador')).toBe('Un viaje a El Salvador')
  expect(capitalized('el Lago')).toBe('El Lago')
})
