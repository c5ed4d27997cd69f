import { createStructureBuilder, type DocumentListBuilder } from 'sanity/structure'
import { describe, expect, test } from 'vitest'
import { schema } from '../testing/findings'
import { catalog } from './catalog'
import { FILTERS } from './filters'
import { filteredList } from './lists'
import { promotions } from './promotions'

const S = createStructureBuilder({
  source: {
    schema,
    templates: [],
    document: { resolveNewDocumentOptions: () => [] },
    i18n: { t: (key: string) => key },
  } as never,
  perspectiveStack: [],
})

/** Whether a list opens what the global search or the "create" menu asks for. */
const opens = (list: DocumentListBuilder, intent: string, params: Record<string, string>) =>
  list.getCanHandleIntent()?.(intent, params, { pane: list.serialize({ path: [] }), index: 2 }) ?? false

const childrenOf = (item: { getChild(): unknown }) => item.getChild() as { getItems(): unknown[] }
/** A filtered list is made when it is opened. */
const listIn = (item: { getChild(): unknown }) => {
  const child = item.getChild()
  return (typeof child === 'function' ? child() : child) as DocumentListBuilder
}

describe('CMS-01 search and "create"', () => {
  test('CMS-01 do not open a category in the list of products by category', () => {
    const items = childrenOf(catalog(S)).getItems() as { getId(): string; getChild(): unknown }[]
    const byCategory = items.find((item) => item.getId() === 'by-category')
    expect(byCategory).toBeDefined()
    if (!byCategory) return
    expect(opens(listIn(byCategory), 'create', { type: 'category' })).toBe(false)
    expect(opens(listIn(byCategory), 'edit', { type: 'category', id: 'c1' })).toBe(false)
  })

  test('CMS-01 do not open a published article in the list of drafts', () => {
    const drafts = filteredList(S, 'drafts', {
      title: 'Borradores',
      icon: () => null,
      filter: FILTERS.postDrafts,
    })
    expect(opens(listIn(drafts), 'edit', { type: 'post', id: 'p1' })).toBe(false)
  })

  test.each(['discountCode', 'announcement'])('PROMO-02 open a %s in its list', (type) => {
    const items = childrenOf(promotions(S)).getItems() as { getId(): string; getChild(): unknown }[]
    const item = items.find((one) => 'getId' in one && one.getId() === type)
    expect(item).toBeDefined()
    if (!item) return
    const list = listIn(item)
    expect(opens(list, 'edit', { type, id: `${type}.1` })).toBe(true)
    expect(opens(list, 'create', { type, template: type, id: `${type}.1` })).toBe(true)
    expect(opens(list, 'edit', { type: 'product', id: 'prod-001' })).toBe(false)
  })
})
