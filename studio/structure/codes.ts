import type { StructureBuilder } from 'sanity/structure'
import { DraftIcon, SaleIcon } from '../icons'
import { NewDiscountCode } from './NewDiscountCode'

/** Discount codes; a new one is made here only, see {@link NewDiscountCode}. */
export const codes = (S: StructureBuilder) =>
  S.listItem()
    .id('codes')
    .title('Códigos de descuento')
    .icon(SaleIcon)
    .child(
      S.list()
        .id('codes')
        .title('Códigos de descuento')
        .items([
          S.listItem()
            .id('new-code')
            .title('Crear un código')
            .icon(DraftIcon)
            .child(S.component(NewDiscountCode).id('new-code').title('Crear un código')),
          S.listItem()
            .id('all-codes')
            .title('Todos los códigos')
            .icon(SaleIcon)
            .child(
              S.documentTypeList('discountCode')
                .id('all-codes')
                .title('Todos los códigos')
                .initialValueTemplates([])
                .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }]),
            ),
        ]),
    )
