import { expect, test } from 'vitest'
import { pageFor } from './page-for'

test.each([
  ['eSIM', 'esim'],
  ['sim card', 'esim'],
  ['chip', 'esim'],
  ['plan de datos', 'esim'],
  ['itinerario', 'agent'],
  ['planner', 'agent'],
  ['rastrear mi pedido', 'tracking'],
  ['track order', 'tracking'],
  ['devoluciones', 'help'],
  ['Envíos a EE. UU.', 'help'],
  ['return policy', 'help'],
  ['contacto', 'help'],
  ['Política de privacidad', 'help'],
  ['FAQ', 'help'],
  ['plancha', undefined],
  ['simple', undefined],
] as const)('LIST-02 a search for "%s" leads to the page %s', (search, page) => {
  expect(pageFor(search)).toBe(page)
})
