import { createSchema, type LocaleSource, type SanityClient, validateDocument } from 'sanity'
import { describe, expect, test } from 'vitest'
import { products, seedText } from '@rumbo/seed'
import { schemaTypes } from './schemaTypes'

const NOW = '2026-11-20T12:00:00Z'

/** A dataset in which every slug is available and every reference resolves. */
const client = { fetch: async () => [], withConfig: () => client } as unknown as SanityClient
const getClient = () => client

const t = ((key: string) => key) as LocaleSource['t']
const workspace = {
  schema: createSchema({ name: 'test', types: schemaTypes }),
  getClient,
  i18n: {
    t,
    currentLocale: { id: 'es-ES', title: 'Español' },
    loadNamespaces: async () => {},
  } as unknown as LocaleSource,
}

type Fields = Record<string, unknown>

/** Each finding as `level field: message`. */
const findings = async (document: Fields) => {
  const markers = await validateDocument({
    document: { _rev: 'r', _createdAt: NOW, _updatedAt: NOW, ...document } as never,
    workspace,
    getClient,
    getDocumentExists: async () => true,
    environment: 'studio',
  })
  return markers.map(({ level, path, message }) => `${level} ${path.join('.')}: ${message}`)
}

const asset = { _type: 'reference', _ref: 'image-0123456789abcdef0123456789abcdef01234567-1200x1200-jpg' }

/** The seed references picture files; the import replaces them with assets. */
const imported = (document: Fields): Fields =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value
    const { _sanityAsset, ...rest } = value
    return { ...rest, asset }
  }) as Fields

describe('the Studio accepts', () => {
  const documents = seedText()
    .trimEnd()
    .split('\n')
    .map((line) => imported(JSON.parse(line) as Fields))

  test.each(documents)('CMS-01 $_id of the seed as it is', async (document) => {
    expect(await findings(document)).toEqual([])
  })
})

describe('the Studio rejects', () => {
  const lock = { ...products[0], pictures: [{ _key: 'a', _type: 'picture', alt: products[0]?.name, asset }] }
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
