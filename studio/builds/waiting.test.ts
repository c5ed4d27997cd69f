import { expect, test } from 'vitest'
import { waitingText } from './waiting'

const NOW = new Date('2026-11-22T15:00:00Z')
const deploys = { _rev: 'r', changes: 5, sent: 3, notBefore: '2026-11-22T15:07:00Z' }

test('CMS-03 editors read how many changes are waiting, and until when', () => {
  expect(waitingText(deploys, NOW)).toMatch(/^2 cambios esperan\. Próxima publicación: 9:07\sa\.\sm\.$/)
  expect(waitingText({ ...deploys, sent: 4 }, NOW)).toMatch(/^Un cambio espera\. /)
})

test('CMS-03 without a time, or after it, the next deploy is sent within minutes', () => {
  const soon = '2 cambios esperan. Próxima publicación: en un par de minutos.'
  expect(waitingText({ ...deploys, notBefore: null }, NOW)).toBe(soon)
  expect(waitingText({ ...deploys, notBefore: NOW.toISOString() }, NOW)).toBe(soon)
})

test('CMS-03 when nothing is waiting, the time of the last deploy is shown', () => {
  const sentAt = '2026-11-22T14:57:00Z'
  expect(waitingText({ ...deploys, sent: 5 }, NOW)).toBe('No hay cambios esperando.')
  expect(waitingText({ ...deploys, sent: 5, sentAt }, NOW)).toMatch(
    /Última publicación: 22 nov 2026, 8:57\sa\.\sm\.$/,
  )
})
