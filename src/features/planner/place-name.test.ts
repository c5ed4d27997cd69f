import { expect, test } from 'vitest'
import { capitalized, contracted, inSentence } from './place-name'

test.each([
  ['es', 'Ruinas de Copán', 'las Ruinas de Copán'],
  ['es', 'Lago de Yojoa', 'el lago de Yojoa'],
  ['es', 'Cayos Cochinos', 'los Cayos Cochinos'],
  ['es', 'La Ceiba', 'La Ceiba'],
  ['es', 'Santa Rosa de Copán', 'Santa Rosa de Copán'],
  ['en', 'Copán ruins', 'the Copán ruins'],
  ['en', 'Lake Yojoa', 'Lake Yojoa'],
] as const)('LANG-01 within a sentence in %s, "%s" is "%s"', (locale, name, expected) => {
  expect(inSentence(name, locale)).toBe(expected)
})

test('LANG-01 prepositions suit the place, and "a" and "de" contract with its article', () => {
  expect(contracted('Un viaje a el lago de Yojoa', 'es')).toBe('Un viaje al lago de Yojoa')
  expect(contracted('Lejos de el Parque La Tigra', 'es')).toBe('Lejos del Parque La Tigra')
  expect(contracted('Un viaje a El Salvador', 'es')).toBe('Un viaje a El Salvador')
  expect(contracted('In Lake Yojoa it rains, and you hike in the Copán ruins', 'en')).toBe(
    'At Lake Yojoa it rains, and you hike at the Copán ruins',
  )
  expect(contracted('In Roatán it rains, and you dive in Utila', 'en')).toBe(
    'On Roatán it rains, and you dive on Utila',
  )
  expect(contracted('You swim in La Ceiba in the rain', 'en')).toBe('You swim in La Ceiba in the rain')
  expect(capitalized('el Lago')).toBe('El Lago')
})
