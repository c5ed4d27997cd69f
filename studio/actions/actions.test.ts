import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isInCreateMenu, mayBeCreated } from '../structure/templates'
import { OpenPayment } from './open-payment'
import { PrintOrder } from './print-order'
import { documentActions } from '.'

const action = (name: string) =>
  Object.assign(() => null, { action: name }) as unknown as DocumentActionComponent
const STANDARD = ['publish', 'discardChanges', 'unpublish', 'duplicate', 'delete'].map(action)
const namesFor = (type: string) =>
  documentActions(STANDARD, type).flatMap((component) => component.action ?? [])

// Test files share their globals.
afterEach(() => vi.unstubAllGlobals())

describe('document actions', () => {
  test('CMS-01 a product can be published, duplicated, deleted and viewed in both languages', () => {
    expect(namesFor('product')).toEqual(['publish', 'discardChanges', 'unpublish', 'duplicate', 'delete'])
    expect(documentActions(STANDARD, 'product')).toHaveLength(STANDARD.length + 2)
  })

  test('CMS-01 a duplicate has no slug, rating, stock, sale or place of the original', () => {
    const original = vi.fn<DocumentActionComponent>(() => null)
    Object.assign(original, { action: 'duplicate' })
    const [duplicate] = documentActions([original], 'product')
    duplicate?.({ id: 'prod-001' } as DocumentActionProps)
    const { id, mapDocument } = original.mock.calls[0]?.[0] as unknown as {
      id: string
      mapDocument(document: object): object
    }
    expect(id).toBe('prod-001')
    const own = { slug: { current: 'prod-001' }, rating: 4.5, reviews: 12, stock: 3, position: 10 }
    expect(mapDocument({ price: 3, isSale: false, ...own })).toEqual({ price: 3, isSale: false })
    const sale = {
      isSale: true,
      originalPrice: 4,
      saleFrom: '2026-12-01T06:00:00Z',
      saleUntil: '2026-12-24T06:00:00Z',
    }
    expect(mapDocument({ price: 3, ...sale, ...own })).toEqual({ price: 4, isSale: false })
  })

  test.each(['siteSettings', 'landingPage', 'homePage', 'esimPage', 'toiletriesPage', 'agentPage', 'policy'])(
    'CMS-01 a %s can be neither deleted nor created',
    (type) => {
      expect(namesFor(type)).toEqual(['publish', 'discardChanges'])
      expect(mayBeCreated(type)).toBe(false)
    },
  )

  test('REFUND-01 the payment of an order opens where it can be refunded', () => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    const props = { published: { paymentIntent: 'pi_1' }, onComplete: vi.fn() }
    const action = OpenPayment(props as unknown as DocumentActionProps)
    expect(action?.label).toBe('Abrir el pago para reembolsarlo')
    action?.onHandle?.()
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/payments\/pi_1$/), '_blank', 'noopener')
    expect(OpenPayment({ ...props, published: {} } as unknown as DocumentActionProps)).toBeNull()
  })

  test.each([
    [{ status: 'processing', total: 500 }, true],
    [{ status: 'cancelled', total: 500 }, false],
    [{ status: 'confirmed', total: 500, refunds: [{ amount: 500, status: 'succeeded' }] }, false],
  ])('DESK-03 the slip and the label of %j are offered: %s', (published, expected) => {
    let isOffered: boolean | undefined
    const Probe = () => {
      isOffered = PrintOrder({ published } as unknown as DocumentActionProps) !== null
      return null
    }
    renderToStaticMarkup(createElement(Probe))
    expect(isOffered).toBe(expected)
  })

  test('DESK-04 an order is neither created, copied, deleted nor replaced by a draft', () => {
    expect(namesFor('order')).toEqual(['discardChanges'])
    expect(mayBeCreated('order')).toBe(false)
  })

  test('CMS-01 every form that saves reports a failure', () => {
    const folder = new URL('.', import.meta.url)
    const forms = readdirSync(folder)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)
      .filter(([, code]) => code.includes('useSaving('))
    expect(forms.length).toBeGreaterThan(3)
    expect(forms.filter(([, code]) => !code.includes("state === 'failed' &&")).map(([name]) => name)).toEqual(
      [],
    )
  })

  test.each(['product', 'kit', 'post', 'category', 'destination'])('CMS-01 a %s can be created', (type) => {
    expect(mayBeCreated(type)).toBe(true)
  })

  test.each(['discountCode', 'announcement'])(
    'PROMO-02 a %s is not copied or created in the menu, as its id would be public',
    (type) => {
      expect(namesFor(type)).toEqual(['publish', 'discardChanges', 'unpublish', 'delete'])
      expect([isInCreateMenu(type), isInCreateMenu('product')]).toEqual([false, true])
    },
  )
})
