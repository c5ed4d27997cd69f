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
  ['el niño no va a las ruinas', 'es', [12], 0, [12], 0, []],
] as const)(
  'PLAN-02 PLAN-07 “%s” leaves out the only child (%#)',
  async (text, locale, children, infants, left, babies, unknown) => {
    const { parameters, reading } = await readOfIslands(text, locale, {
      children: [...children],
      infants,
    })
    expect(parameters).toMatchObject({ children: left, infants: babies })
    expect(reading.unknown).toEqual(unknown)
  },
)
