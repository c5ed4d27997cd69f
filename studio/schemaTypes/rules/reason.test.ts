import { expect, test } from 'vitest'
import { countsSeveral, knownPlaceholders } from './reason'

const atLeast = (value: number) => ({ fact: 'days', operator: 'atLeast', value })

test('CMS-01 the placeholders of a reason are those that the planner fills', () => {
  expect(knownPlaceholders({ es: 'porque son {days} días', en: 'because' })).toBe(true)
  expect(knownPlaceholders({ es: 'porque son {days} días', en: 'because of {weeks} weeks' })).toEqual([
    { message: expect.stringMatching(/^No existe {weeks}/), path: ['en'] },
  ])
})

test.each([
  'because of {high and {low}',
  'because of {high',
  'because of high}',
  'because of {{high}}',
  'because of }high{',
])('CMS-01 a brace of a reason that is not closed is refused in its language: %s', (en) => {
  expect(knownPlaceholders({ _type: 'localizedString', es: 'porque son {days} días', en })).toEqual([
    { message: expect.stringMatching(/^Falta abrir o cerrar una llave/), path: ['en'] },
  ])
})

test.each([
  ['nothing counted', { reason: { es: 'porque hace falta todos los días' } }, true],
  ['no noun', { reason: { es: 'tus noches: {nights}' } }, true],
  ['at least 2', { reason: { es: 'porque son {days} días' }, conditions: [atLeast(2)] }, true],
  ['at least 1', { reason: { es: 'porque son {days} días' }, conditions: [atLeast(1)] }, false],
  ['another fact', { reason: { en: 'because of {nights} nights' }, conditions: [atLeast(2)] }, false],
  ['no condition', { reason: { en: 'because of {days} days' } }, false],
])('CMS-01 an editor is told that a plural may stand after 1: %s', (_, rule, isFine) => {
  expect(countsSeveral(rule) === true).toBe(isFine)
})
