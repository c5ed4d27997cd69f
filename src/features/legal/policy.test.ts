import type { PortableTextBlock } from '@portabletext/types'
import { expect, test } from 'vitest'
import type { Policy } from '~/content/types'
import { openingOf, updatedOn } from './policy'

const block = (text: string, rest: Partial<PortableTextBlock> = {}): PortableTextBlock => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text }],
  markDefs: [],
  ...rest,
})
const policyOf = (...body: PortableTextBlock[]): Policy => ({
  id: 'return-policy',
  title: { value: 'Devoluciones', lang: 'es' },
  body: { value: body, lang: 'es' },
  updatedAt: '2026-01-01T00:00:00Z',
})

test('LEGAL-02 the date set by an editor is shown, else the day of the last edit in Honduras', () => {
  const updatedAt = '2026-03-01T03:00:00Z'
  expect(updatedOn({ lastUpdated: '2025-12-24', updatedAt })).toBe('2025-12-24')
  expect(updatedOn({ updatedAt })).toBe('2026-02-28')
})

test('SEO-01 a policy is described by its first paragraph, not by a heading or a list', () => {
  const policy = policyOf(
    block('Plazos', { style: 'h2' }),
    block('Uno', { listItem: 'bullet' }),
    block('Tienes 30 días.'),
  )
  expect(openingOf(policy)).toBe('Tienes 30 días.')
  expect(openingOf(policyOf())).toBe('Devoluciones')
})
