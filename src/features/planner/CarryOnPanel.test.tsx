import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarryOnPanel } from './CarryOnPanel'
import { tripMessages } from './messages.server'

const CHECK = {
  milliliters: 0,
  bagMilliliters: 900,
  grams: 0,
  limitGrams: 9000,
  hasSharp: false,
  hasCheckedBatteries: false,
  hasLargeContainers: false,
}

test.each([
  ['en', 'Your own things, not checked: Pocket knife, Ukulele'],
  ['es', 'Tus propias cosas, sin revisar: Pocket knife, Ukulele'],
] as const)('PLAN-09 in %s, the carry-on check says which items it does not know', (locale, text) => {
  const { packing } = tripMessages(locale)
  const panel = (own: readonly { name: string }[]) =>
    renderToStaticMarkup(
      <CarryOnPanel check={CHECK} leftOut={[]} tooMuch={[]} own={own} t={packing} locale={locale} />,
    )
  expect(panel([{ name: 'Pocket knife' }, { name: 'Ukulele' }])).toContain(text)
  expect(panel([])).not.toContain(packing.unchecked)
})
