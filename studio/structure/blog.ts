import type { StructureBuilder } from 'sanity/structure'
import { ArticleIcon, CheckIcon, ClockIcon, DraftIcon } from '../icons'
import { FILTERS } from './filters'
import { filteredList, wholeList } from './lists'

const newest = { field: 'publishedAt', direction: 'desc' } as const

/** Articles by state. */
export const blog = (S: StructureBuilder) =>
  S.listItem()
    .id('blog')
    .title('Blog')
    .icon(ArticleIcon)
    .child(
      S.list()
        .id('blog')
        .title('Blog')
        .items([
          wholeList(S, 'post', 'Todos los artículos', newest),
          S.divider(),
          filteredList(S, 'drafts', {
            title: 'Borradores',
            icon: DraftIcon,
            filter: FILTERS.postDrafts,
            order: newest,
          }),
          filteredList(S, 'scheduled', {
            title: 'Con fecha futura',
            icon: ClockIcon,
            filter: FILTERS.postScheduled,
            order: newest,
          }),
          filteredList(S, 'published', {
            title: 'Publicados',
            icon: CheckIcon,
            filter: FILTERS.postPublished,
            order: newest,
          }),
        ]),
    )
