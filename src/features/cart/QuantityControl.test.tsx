import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALES } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { ZERO } from '~/lib/money'
import { QuantityControl } from './QuantityControl'

const product = {
  id: 'kit-001',
  kind: 'kit',
  name: 'Kit Playa y Arrecife',
  price: ZERO,
  imageUrl: '',
  category: '',
} as const

test('STOCK-04 the control knows how many are left', () => {
  const html = (left?: number) =>
    renderToStaticMarkup(<QuantityControl product={product} left={left} t={MESSAGES.en.cart} />)
  expect(html(2)).toContain('data-left="2" data-limit="Only {n} left"')
  expect(html()).not.toContain('data-left')
})

test.each(LOCALES)(
  'KIT-01 the large button of one kit among others begins with its text and names the kit, in %s',
  (locale) => {
    const t = MESSAGES[locale].cart
    const html = (isOneOfMany: boolean) =>
      renderToStaticMarkup(<QuantityControl product={product} t={t} size="page" isOneOfMany={isOneOfMany} />)
    expect(html(true)).toContain(`aria-label="${t.add}: Kit Playa y Arrecife"`)
    expect(html(false)).not.toContain('aria-label')
  },
)
