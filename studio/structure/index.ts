import type { StructureResolver } from 'sanity/structure'
import { PageIcon } from '../icons'
import { singletonTypes } from '../schemaTypes/singletons'
import { blog } from './blog'
import { catalog } from './catalog'
import { wholeList } from './lists'
import { orders } from './orders'
import { promotions } from './promotions'
import { reviews } from './reviews'
import { trips } from './trips'

/** The Studio's navigation. */
export const structure: StructureResolver = (S) => {
  const only = (type: (typeof singletonTypes)[number]) =>
    S.listItem()
      .id(type.name)
      .title(type.title)
      .icon(type.icon)
      .child(S.document().schemaType(type.name).documentId(type.name))
  const [settings, ...pages] = singletonTypes
  return S.list()
    .id('content')
    .title('Contenido')
    .items([
      orders(S),
      reviews(S),
      S.divider(),
      catalog(S),
      wholeList(S, 'kit', 'Kits de viaje'),
      promotions(S),
      blog(S),
      trips(S),
      wholeList(S, 'policy', 'Páginas legales', { field: 'slug.current', direction: 'asc' }),
      S.divider(),
      S.listItem()
        .id('pages')
        .title('Textos de las páginas')
        .icon(PageIcon)
        .child(S.list().id('pages').title('Textos de las páginas').items(pages.map(only))),
      ...(settings ? [only(settings)] : []),
    ])
}
