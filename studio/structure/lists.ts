import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '~/content/api-version'
import { dayInHonduras, minuteInHonduras } from '~/lib/honduras-time'
import { SortIcon } from '../icons'
import { OrderList } from '../order-list/OrderList'
import type { FILTERS } from './filters'

interface Order {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

const SHOP_ORDER: Order = { field: 'position', direction: 'asc' }

interface List {
  readonly title: string
  readonly icon: ComponentType
  readonly filter: (typeof FILTERS)[keyof typeof FILTERS]
  readonly order?: Order
}

/**
 * The documents that match a filter, in the shop's order by default. Search and "create" open other lists: this one may
 * not contain what they open.
 */
export const filteredList = (S: StructureBuilder, id: string, { title, icon, filter, order }: List) =>
  S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    // A function: the day is the one on which the list is opened.
    .child(() =>
      S.documentList()
        .id(id)
        .title(title)
        .apiVersion(API_VERSION)
        .filter(filter)
        .params({ today: dayInHonduras(new Date()), minute: minuteInHonduras(new Date()) })
        .canHandleIntent(() => false)
        .defaultOrdering([order ?? SHOP_ORDER]),
    )

/** All documents of a type, in the shop's order by default. */
export const wholeList = (S: StructureBuilder, type: string, title: string, order = SHOP_ORDER) =>
  S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering([order]))

/** The pane in which editors drag the documents of a type into the shop's order. */
export const orderOf = (S: StructureBuilder, type: string, title: string) =>
  S.listItem()
    .id(`order-${type}`)
    .title(title)
    .icon(SortIcon)
    .child(S.component(OrderList).id(`order-${type}`).title(title).options({ type }))
