import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '@rumbo/seed'
import { asset, type Fields, findings, importedSeed, publishedAs, takenBy } from './testing/findings'

const stopTheClock = () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
}

describe('the Studio accepts', () => {
  stopTheClock()
  test.each(importedSeed())('CMS-01 $_id of the seed as it is', async (document) => {
    expect(await findings(document)).toEqual([])
  })
})

describe('the Studio rejects', () => {
  const lock = {
    ...importedSeed().find(({ _id }) => _id === products[0]?._id),
    pictures: [{ _key: 'a', _type: 'picture', alt: products[0]?.name, asset }],
  }
  const en = { _type: 'localizedString', en: 'Lock' }

  test.each<[string, Fields, RegExp]>([
    ['a price of zero', { price: 0 }, /^error price: El precio debe ser mayor que cero/],
    ['a missing price', { price: undefined }, /^error price: Escribe el precio/],
    ['a sale without the price before', { isSale: true }, /^error originalPrice: .*precio anterior/],
    [
      'a sale above the price before',
      { isSale: true, originalPrice: 5 },
      /^error originalPrice: .*mayor que/,
    ],
    ['a name in one language', { name: en }, /^error name: Escríbelo en español y también en inglés/],
    ['no picture', { pictures: undefined }, /^error pictures: Sube al menos una imagen/],
    [
      'a picture without its file',
      { pictures: [{ _key: 'a', _type: 'picture' }] },
      /^error pictures.*: Sube una imagen/,
    ],
    [
      'words without a picture',
      { pictures: [{ _key: 'a', _type: 'picture', alt: products[0]?.name }] },
      /^error pictures.*: Sube una imagen/,
    ],
    [
      'a picture without words',
      { pictures: [{ _key: 'a', _type: 'picture', asset }] },
      /^error pictures.*alt: Describe la imagen/,
    ],
    [
      'an address with capitals',
      { slug: { _type: 'slug', current: 'Candado' } },
      /^error slug: Usa solo minúsculas/,
    ],
    ['a rating of six', { rating: 6 }, /^error rating: La valoración va de 0 a 5/],
  ])('CMS-01 %s', async (_, change, message) => {
    const found = await findings({ ...lock, ...change })
    expect(found).toEqual([expect.stringMatching(message)])
  })

  test('CMS-01 a name too long for a phone is a warning only', async () => {
    const named = (length: number) => ({ ...lock, name: { ...products[0]?.name, es: 'a'.repeat(length) } })
    expect(await findings(named(80))).toEqual([])
    expect(await findings(named(81))).toEqual([
      expect.stringMatching(/^warning name: Largo para un teléfono/),
    ])
  })

  test('CMS-01 a description in one language is a warning only', async () => {
    const description = { _type: 'localizedText', es: 'Cierra tu maleta.' }
    expect(await findings({ ...lock, description })).toEqual([
      expect.stringMatching(/^warning description: Falta el inglés/),
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://rumbo.example'])(
    'CMS-01 a link to %s in an article',
    async (href) => {
      const block = {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [{ _type: 'link', _key: 'l', href }],
        children: [{ _type: 'span', _key: 's', text: 'aquí', marks: ['l'] }],
      }
      const body = { _type: 'localizedBody', es: [block], en: [] }
      const title = { _type: 'localizedString', es: 'Privacidad', en: 'Privacy' }
      const slug = { _type: 'slug', current: 'privacy-policy' }
      const found = await findings({ _id: 'policy-x', _type: 'policy', title, slug, body })
      expect(found).toContainEqual(expect.stringMatching(/^error body\.es.*href: Escribe una dirección/))
    },
  )
})

test.each(['product', 'kit', 'post', 'activity', 'packingItem', 'destination'])(
  'CMS-01 a code that another %s has is refused',
  async (type) => {
    const document = importedSeed().find(({ _type }) => _type === type) ?? {}
    expect(await findings(document, takenBy(type))).toEqual(['error slug: validation:slug.not-unique'])
    expect(await findings(document)).toEqual([])
  },
)

test.each([
  ['product', 'el código'],
  ['kit', 'el código'],
  ['activity', 'el código'],
  ['packingItem', 'el código'],
  ['post', 'la dirección'],
  ['destination', 'la dirección'],
  ['category', 'la dirección'],
])('CMS-01 one message asks for the missing slug of a %s, by its name in the form', async (type, name) => {
  const document = importedSeed().find(({ _type }) => _type === type)
  expect(await findings({ ...document, slug: undefined })).toEqual([
    `error slug: Presiona «Generar» o escribe ${name}.`,
  ])
})

describe('what lasts from one time to another', () => {
  stopTheClock()

  const past = '2026-11-19T06:00:00.000Z'
  const text = { _type: 'localizedString', es: 'Hoy no hay envíos.', en: 'No shipping today.' }
  const announcement = { _id: 'drafts.announcement.1', _type: 'announcement', banner: 'usa', text }

  test.each<[string, Fields, string[]]>([
    ['that ends later', { until: '2026-11-21T06:00:00.000Z' }, []],
    ['without an end', {}, []],
    ['that is over', { until: past }, ['warning until: Ya terminó: no se verá.']],
    [
      'that ends before it begins',
      { from: past, until: past },
      ['error until: Debe terminar después de empezar.'],
    ],
  ])('PROMO-02 an announcement %s', async (_, period, found) => {
    expect(await findings({ ...announcement, ...period })).toEqual(found)
  })

  test('PROMO-01 a sale that is over is a warning only while the product is on sale', async () => {
    const product = importedSeed().find(({ _id }) => _id === products[0]?._id)
    const sale = { ...product, originalPrice: 99, saleUntil: past }
    expect(await findings({ ...sale, isSale: true })).toEqual([
      'warning saleUntil: Ya terminó: rige el precio anterior.',
    ])
    expect(await findings({ ...sale, isSale: false })).toEqual([])
  })

  test('PROMO-01 switching off a sale that is over warns of its price', async () => {
    const product = importedSeed().find(({ _id }) => _id === products[0]?._id)
    const sale = { ...product, price: 16.25, originalPrice: 22, isSale: true, saleUntil: past }
    expect(await findings({ ...sale, isSale: false }, publishedAs(sale))).toEqual([
      expect.stringMatching(/^warning price: En la tienda hoy cuesta \$22.00 \(la oferta ya terminó\)/),
    ])
    expect(await findings({ ...sale, isSale: false, price: 22 }, publishedAs(sale))).toEqual([])
  })
})

describe('the amounts of the settings', () => {
  const settings = importedSeed().find(({ _id }) => _id === 'siteSettings') ?? {}

  test.each<[Fields, string]>([
    [{ flatShipping: 0 }, 'error flatShipping: El costo de envío debe ser mayor que cero.'],
    [{ flatShipping: undefined }, 'error flatShipping: Escribe el monto en dólares.'],
    [{ freeShippingThreshold: -1 }, 'error freeShippingThreshold: El monto debe ser mayor que cero.'],
  ])('CMS-01 %j is not called a price', async (change, message) => {
    expect(await findings({ ...settings, ...change })).toEqual([message])
  })

  test('CMS-01 a shop name that phones cut is a warning only', async () => {
    expect(await findings({ ...settings, brand: 'a'.repeat(20) })).toEqual([])
    expect(await findings({ ...settings, brand: 'a'.repeat(21) })).toEqual([
      'warning brand: Se corta en la cabecera de un teléfono: mejor hasta 20 caracteres.',
    ])
  })

  test('CMS-01 a threshold costs nothing', async () => {
    const changed = { ...settings, freeShippingThreshold: 2500 }
    expect(await findings(changed, publishedAs({ ...settings, freeShippingThreshold: 25 }))).toEqual([
      'warning freeShippingThreshold: En la tienda hoy es $25.00: el cambio pasa de la mitad. Revisa que esté bien escrito.',
    ])
  })
})

test.each([
  ['siteSettings', 'hnlRate', 'Escribe cuántos lempiras vale un dólar.'],
  ['siteSettings', 'discountPercent', 'Escribe un porcentaje entre 1 y 100.'],
  ['siteSettings', 'discountCode', 'De 3 a 20 letras mayúsculas o números, sin espacios, tildes ni eñes.'],
  ['siteSettings', 'email', 'Escribe un correo, como hola@tutienda.com.'],
  ['siteSettings', 'brand', 'Escribe el nombre de la tienda.'],
  ['siteSettings', 'phone', 'Escribe el número de WhatsApp.'],
  ['siteSettings', 'openingDate', 'Elige el día en que abrió la tienda.'],
  ['leg', 'hours', 'Escribe las horas, de 0.25 a 24.'],
  ['activity', 'minAge', 'De 0 a 18 años.'],
  ['packingItem', 'grams', 'De 0 a 5000 gramos.'],
  ['post', 'category', 'Elige la categoría.'],
  ['post', 'author', 'Escribe quién firma el artículo.'],
  ['post', 'publishedAt', 'Elige la fecha del artículo.'],
])('CMS-01 a %s without %s has one message: %s', async (type, field, message) => {
  const document = importedSeed().find(({ _type }) => _type === type)
  expect(await findings({ ...document, [field]: undefined })).toEqual([`error ${field}: ${message}`])
})

describe('a discount code', () => {
  stopTheClock()

  const code = {
    _id: 'drafts.discountCode.1',
    _type: 'discountCode',
    code: 'VERANO',
    percent: 15,
    minimum: 20,
    from: '2026-12-01T06:00:00.000Z',
    until: '2026-12-31T06:00:00.000Z',
  }

  test('PROMO-02 can be published with an end and a minimum, or without', async () => {
    expect(await findings(code)).toEqual([])
    expect(await findings({ ...code, minimum: undefined, from: undefined, until: undefined })).toEqual([])
  })

  test('PROMO-02 one message asks for the percentage', async () => {
    expect(await findings({ ...code, percent: undefined })).toEqual([
      'error percent: Escribe un porcentaje entre 1 y 100.',
    ])
  })

  test.each<[string, Fields, RegExp]>([
    ['in lower case', { code: 'verano' }, /^error code: De 3 a 20 letras mayúsculas/],
    ['with Spanish letters', { code: 'CAFÉÑ' }, /^error code: .* sin espacios, tildes ni eñes\.$/],
    ['without a percentage', { percent: undefined }, /^error percent: Escribe un porcentaje/],
    ['that gives more than everything', { percent: 150 }, /^error percent: Escribe un porcentaje/],
    ['of more than half', { percent: 60 }, /^warning percent: Es más de la mitad/],
    ['with a minimum of zero', { minimum: 0 }, /^error minimum: La compra mínima debe ser mayor/],
    ['that ends before it begins', { until: code.from }, /^error until: Debe terminar después/],
    ['that is over', { from: undefined, until: '2026-11-19T06:00:00.000Z' }, /^warning until: Ya terminó/],
    ['that anyone could read', { _id: 'drafts.1' }, /^error : .*se podría leer desde fuera/],
  ])('PROMO-02 %s is not accepted as it is', async (_, change, message) => {
    expect(await findings({ ...code, ...change })).toContainEqual(expect.stringMatching(message))
  })
})
