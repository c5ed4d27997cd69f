import { expect, test } from 'vitest'
import { readOfIslands } from './testing/islands'

test.each([
  ['el niño ya no va', 'es', [12], 0, [], 0, []],
  ['the kid is not coming', 'en', [12], 0, [], 0, []],
  ['my son can’t make it, my sister is coming too', 'en', [12], 0, [], 0, []],
  ['al final no viene mi hija', 'es', [12], 0, [], 0, []],
  ['el bebé se queda en casa', 'es', [12], 1, [12], 0, []],
  ['the baby is not coming', 'en', [], 1, [], 0, []],
  ['the baby is not coming', 'en', [12], 2, [12], 2, ['the baby is not coming']],
  ['the kid is not coming', 'en', [7, 10], 0, [7, 10], 0, ['the kid is not coming']],
  ['my kid of 7 stays home', 'en', [7, 10], 0, [10], 0, []],
  ['the 10 year old stays home', 'en', [7, 10], 0, [7], 0, []],
  ['la niña de 7 ya no va', 'es', [7, 10], 0, [10], 0, []],
  ['mi hijo de 12 se queda en casa', 'es', [12], 0, [], 0, []],
  ['my kid of 5 stays home', 'en', [7, 10], 0, [7, 10], 0, ['my kid of 5 stays home']],
  ['solo adultos', 'es', [7, 10], 1, [], 0, []],
  ['only the adults now', 'en', [7, 10], 0, [], 0, []],
  ['solo 2 adultos', 'es', [7, 10], 0, [7, 10], 0, []],
  ['one kid is 12 not 10', 'en', [7, 10], 0, [7, 12], 0, []],
  ['mi hijo tiene 12 años, no 10', 'es', [7, 10], 0, [7, 12], 0, []],
  ['el niño no va a las ruinas', 'es', [12], 0, [12], 0, []],
] as const)(
  'PLAN-02 PLAN-07 “%s” changes the children (%#)',
  async (text, locale, children, infants, left, babies, unknown) => {
    const { parameters, reading } = await readOfIslands(text, locale, {
      children: [...children],
      infants,
    })
    expect(parameters).toMatchObject({ children: left, infants: babies })
    expect(reading.unknown).toEqual(unknown)
  },
)
