import type { StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '~/content/api-version'
import { SaleIcon, SuitcaseIcon, TagIcon } from '../icons'
import { FILTERS } from './filters'
import { filteredList, orderOf, wholeList } from './lists'
import { PRODUCT_IN_CATEGORY } from './templates'

const productsOf = (S: StructureBuilder, category: string) =>
  S.documentList()
    .id(category)
    .title('Productos')
    .apiVersion(API_VERSION)
    .schemaType('product')
    .filter(FILTERS.inCategory)
    .params({ category })
    .defaultOrdering([{ field: 'position', direction: 'asc' }])
    .canHandleIntent((intent, { template }) => intent === 'create' && template === PRODUCT_IN_CATEGORY)
    .initialValueTemplates([S.initialValueTemplateItem(PRODUCT_IN_CATEGORY, { category })])

/** Products by category and sale, their stock, and categories. */
export const catalog = (S: StructureBuilder) =>
  S.listItem()
    .id('catalog')
    .title('Catálogo')
    .icon(SuitcaseIcon)
    .child(
      S.list()
        .id('catalog')
        .title('Catálogo')
        .items([
          wholeList(S, 'product', 'Todos los productos'),
          S.listItem()
            .id('by-category')
            .title('Por categoría')
            .icon(TagIcon)
            .child(
              // Not a document type list: the Studio would open a category here, where its child is a list.
              S.documentList()
                .id('by-category')
                .title('Por categoría')
                .apiVersion(API_VERSION)
                .schemaType('category')
                .filter('_type == "category"')
                .canHandleIntent(() => false)
                .initialValueTemplates([])
                .defaultOrdering([{ field: 'position', direction: 'asc' }])
                .child((category) => productsOf(S, category)),
            ),
          filteredList(S, 'on-sale', { title: 'En oferta', icon: SaleIcon, filter: FILTERS.onSale }),
          wholeList(S, 'stock', 'Existencias', { field: 'onHand', direction: 'asc' }),
          S.divider(),
          wholeList(S, 'category', 'Categorías'),
          S.divider(),
          orderOf(S, 'product', 'Orden de los productos'),
          orderOf(S, 'category', 'Orden de las categorías'),
          orderOf(S, 'kit', 'Orden de los kits'),
        ]),
    )
