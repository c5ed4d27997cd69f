import { describe, expect, test } from 'vitest'
import { type Order, orderDocument } from '~/features/orders/order.server'
import { composeOrderMail, composeWelcomeMail } from './compose'

const shop = { brand: 'Rumbo', phone: '+504 9999-0000', site: 'https://rumbo.example', pictures: new Map() }
const order = (changes: Record<string, unknown> = {}): Order =>
  orderDocument.parse({
    _id: 'order.3f9a2c41b7d20555',
    trackingNumber: 'TRK-2222222-2222222',
    status: 'confirmed',
    locale: 'es',
    currency: 'HNL',
    lines: [
      {
        _key: 'a',
        productId: 'prod-001',
        kind: 'product',
        name: 'Jabón <b>',
        quantity: 2,
        unitAmount: 3406,
        amount: 6812,
      },
      {
        _key: 'b',
        productId: 'kit-001',
        kind: 'kit',
        name: 'Kit',
        quantity: 1,
        unitAmount: 81_640,
        amount: 81_640,
      },
    ],
    subtotal: 88_452,
    discount: 8845,
    discountCode: 'WELCOME10',
    shipping: 12_974,
    total: 92_581,
    paidAt: '2026-10-16T18:00:00Z',
    estimatedDelivery: '2026-10-23',
    history: [
      {
        _key: 'c',
        timestamp: '2026-10-16T18:00:00Z',
        status: 'confirmed',
        location: { es: 'Tienda', en: 'Shop' },
      },
      { _key: 'd', timestamp: '2026-10-17T02:30:00Z', status: 'in_transit', location: { es: 'Choloma' } },
    ],
    customer: {
      email: 'ana@rumbo.example',
      name: 'Ana Mejía',
      address: { line1: 'Calle 1', city: 'Copán', country: 'HN' },
    },
    ...changes,
  })
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('confirmation', () => {
  test('PAY-07 shows items, totals, address, tracking and contact, in the order’s language and currency', async () => {
    const { subject, html, text } = await composeOrderMail(order(), 'confirmed', shop)
    expect(subject).toBe('Tu pedido 3F9A2C41B7 de Rumbo está confirmado')
    for (const part of [
      '¡Gracias, Ana!',
      '× 2',
      'L 884.52',
      '−L 88.45',
      'L 129.74',
      'L 925.81 HNL',
      'Calle 1, Copán',
      'Entrega estimada: 21–23 de octubre',
      'https://rumbo.example/shop/track-order/TRK-2222222-2222222',
      'https://rumbo.example/shop/order/TRK-2222222-2222222',
      'https://wa.me/50499990000?text=',
    ]) {
      expect(plain(text)).toContain(part)
    }
    expect(plain(text)).toMatch(/Kit × 1 +L 816.40/)
    expect(plain(text)).toMatch(/Descuento WELCOME10 +−L 88.45/)
    expect(html).toContain('lang="es"')
    expect(html).toContain('Jabón &lt;b&gt;')
    expect(html).not.toContain('<b>')
  })

  test('PAY-07 is in English and dollars if the order is; free shipping is shown as such', async () => {
    const english = order({ locale: 'en', currency: 'USD', shipping: 0, discount: 0 })
    const { subject, text } = await composeOrderMail(english, 'confirmed', shop)
    expect(subject).toBe('Your Rumbo order 3F9A2C41B7 is confirmed')
    expect(text).toContain('$925.81 USD')
    expect(text).toMatch(/Shipping +Free/)
    expect(text).not.toContain('Discount')
    expect(text).toContain('/en/shop/track-order/')
  })

  test.each([
    ['es', 'US', 'Copán, Estados Unidos'],
    ['en', 'HN', 'Copán, Honduras'],
    ['en', 'Honduras, C. A.', 'Copán, Honduras, C. A.'],
  ])('PAY-07 names the country in %s for %s', async (locale, country, expected) => {
    const customer = { email: 'ana@rumbo.example', address: { city: 'Copán', country } }
    const { text } = await composeOrderMail(order({ locale, customer }), 'confirmed', shop)
    expect(text.replace(/\s+/g, ' ')).toContain(expected)
  })

  test('PAY-07 the same order gives exactly the same mail', async () => {
    const mails = await Promise.all([1, 2].map(() => composeOrderMail(order(), 'confirmed', shop)))
    expect(mails[0]).toEqual(mails[1])
  })

  test('PAY-07 a shop without a phone shows no chat link, an order without a name has a greeting', async () => {
    const nameless = order({ customer: { email: 'ana@rumbo.example' } })
    const { text } = await composeOrderMail(nameless, 'confirmed', { ...shop, phone: undefined })
    expect(text).not.toContain('wa.me')
    expect(text).toContain('¡Gracias!')
  })
})

describe('shipment update', () => {
  test('TRACK-05 shows what happened, where and when, in Honduran time', async () => {
    const { subject, text } = await composeOrderMail(order(), 'in_transit', shop)
    expect(subject).toBe('Pedido 3F9A2C41B7: en camino')
    expect(plain(text)).toMatch(/Choloma, 16 oct 2026, 8:30.*\(hora de Honduras\)/)
    expect(plain(text)).toContain('Entrega estimada: 21–23 de octubre')
    const later = await composeOrderMail(order({ estimatedDelivery: '2026-11-02' }), 'in_transit', shop)
    expect(plain(later.text)).toContain('Entrega estimada: lunes, 2 de noviembre')
  })

  test('TRACK-05 a place without English text is shown in Spanish; a delivered order has no estimate', async () => {
    const english = order({ locale: 'en' })
    expect((await composeOrderMail(english, 'in_transit', shop)).text).toContain('Choloma')
    expect((await composeOrderMail(english, 'cancelled', shop)).text).not.toContain('Estimated delivery')
    const cancelled = order({ status: 'cancelled' })
    expect((await composeOrderMail(cancelled, 'confirmed', shop)).text).not.toContain('Entrega estimada')
  })
})

describe('welcome', () => {
  const welcome = {
    brand: 'Rumbo',
    discount: { code: 'WELCOME10', percent: 10 },
    site: 'https://rumbo.example',
    unsubscribe: 'https://rumbo.example/api/newsletter/unsubscribe?token=a.b&locale=es',
  }

  test.each([
    [
      'es',
      'Aquí está tu 10 % de descuento',
      'Cancelar la suscripción',
      'https://rumbo.example/shop/products',
    ],
    ['en', 'Here is your 10% discount', 'Unsubscribe', 'https://rumbo.example/en/shop/products'],
  ] as const)(
    'NEWS-04 in %s: code, link to the shop, unsubscribe link',
    async (locale, subject, leave, address) => {
      const mail = await composeWelcomeMail(locale, welcome)
      expect(mail.subject).toBe(subject)
      for (const part of ['WELCOME10', leave, address, welcome.unsubscribe]) expect(mail.text).toContain(part)
      expect(mail.html).toContain('WELCOME10')
      expect(mail.html).toContain('prefers-color-scheme: dark')
    },
  )
})

test('PAY-07 every email about an order has the mark and the pictures of its lines, which the plain text leaves out', async () => {
  const pictures = new Map([['prod-001', 'https://cdn.example/soap.jpg?w=112']])
  for (const status of ['confirmed', 'in_transit'] as const) {
    const { html, text } = await composeOrderMail(order(), status, { ...shop, pictures })
    expect(html).toContain('https://rumbo.example/icons/mail-mark.png')
    expect(html).toContain('https://cdn.example/soap.jpg?w=112')
    expect(text).toContain('Jabón <b> × 2')
    expect(text).not.toMatch(/mail-mark|soap\.jpg/)
  }
})
