import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Selectors with `:has(…)` whose last part matches any element. */
const ANY_AFTER_HAS =
  /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^{},()]*[\s>+~]\*(?::[^{},]*)?\s*(?=[,{])/g

/** A small page that does not change. */
const SIGNED_OUT = 'src/features/account/LoginPrompt.module.css'

const restylingAll = (styles: string): string[] => styles.match(ANY_AFTER_HAS) ?? []

test.each([
  'li:has(input:not(:checked)) > * {',
  '.a:has(.b) * + *, .c {',
  ':global(main):has(.b) > *:not(h3) {',
])('QUAL-02 %s is found', (rule) => {
  expect(restylingAll(rule)).toHaveLength(1)
})

test.each(['li:has(> *) {', '.a:has(.b > *) .c {', '.a:has(.b) > svg, .d > * {', '.a > * {'])(
  'QUAL-02 %s is not found',
  (rule) => {
    expect(restylingAll(rule)).toEqual([])
  },
)

test('QUAL-02 no rule with `:has()` ends in `*`, which would restyle the whole page on each change', () => {
  const found = globSync('src/**/*.{css,astro}', { exclude: [SIGNED_OUT] }).flatMap((file) =>
    restylingAll(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
