import type { StructureBuilder } from 'sanity/structure'
import { API_VERSION } from '~/content/api-version'
import { DraftIcon, PageIcon, SaleIcon } from '../icons'
import { NewPrivateDocument } from './NewPrivateDocument'

interface PrivateList {
  readonly type: string
  readonly create: string
  readonly all: string
}

/** All documents of a private type, and a way to create one, see {@link NewPrivateDocument}. */
const privateList = (S: StructureBuilder, { type, create, all }: PrivateList) => [
  S.listItem()
    .id(`new-${type}`)
    .title(create)
    .icon(DraftIcon)
    .child(S.component(NewPrivateDocument).id(`new-${type}`).title(create).options({ type })),
  S.listItem()
    .id(type)
    .title(all)
    .icon(type === 'discountCode' ? SaleIcon : PageIcon)
    .child(
      // What the Studio's own "create" makes here has a public id, and cannot be published.
      S.documentList()
        .id(type)
        .title(all)
        .apiVersion(API_VERSION)
        .schemaType(type)
        .filter('_type == $type')
        .params({ type })
        .initialValueTemplates([])
        .canHandleIntent((_, intended) => intended['type'] === type)
        .defaultOrdering([{ field: 'from', direction: 'desc' }]),
    ),
]

/** Content that begins and ends by itself, and must not be readable before. */
export const promotions = (S: StructureBuilder) =>
  S.listItem()
    .id('promotions')
    .title('Promociones')
    .icon(SaleIcon)
    .child(
      S.list()
        .id('promotions')
        .title('Promociones')
        .items([
          ...privateList(S, {
            type: 'discountCode',
            create: 'Crear un código',
            all: 'Códigos de descuento',
          }),
          S.divider(),
          ...privateList(S, { type: 'announcement', create: 'Crear un aviso', all: 'Avisos con fecha' }),
        ]),
    )
