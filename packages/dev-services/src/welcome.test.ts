import { expect, test } from 'vitest'
import { readPorts } from './ports'
import { welcome } from './welcome'

const ports = readPorts({})

test('RUN-01 the start lists every address, the accounts and the test cards', () => {
  const text = welcome(ports, { studio: true, builds: true })
  for (const port of Object.values(ports)) expect(text).toContain(`http://localhost:${port}`)
  expect(text).toContain('http://localhost:4400/inbox')
  expect(text).toMatch(/ana@example\.com +password rumbo-local-1/)
  expect(text).toContain('4242 4242 4242 4242')
})

test('RUN-01 programs that do not run are not listed', () => {
  const text = welcome(ports, { studio: false, builds: false })
  expect(text).not.toMatch(/Studio|Builds/)
})
