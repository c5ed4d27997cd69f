import type { StructureBuilder } from 'sanity/structure'
import { ArticleIcon, CheckIcon, ClockIcon, CrossIcon } from '../icons'
import { FILTERS } from './filters'
import { filteredList } from './lists'

const oldest = { field: 'createdAt', direction: 'asc' } as const
const newest = { field: 'createdAt', direction: 'desc' } as const

/** Reviews by state; those to read first, the oldest first. */
export const reviews = (S: StructureBuilder) =>
  S.listItem()
    .id('reviews')
    .title('Reseñas')
    .icon(ArticleIcon)
    .child(
      S.list()
        .id('reviews')
        .title('Reseñas')
        .items([
          filteredList(S, 'reviews-pending', {
            title: 'Por leer',
            icon: ClockIcon,
            filter: FILTERS.reviewsPending,
            order: oldest,
          }),
          filteredList(S, 'reviews-published', {
            title: 'Publicadas',
            icon: CheckIcon,
            filter: FILTERS.reviewsPublished,
            order: newest,
          }),
          filteredList(S, 'reviews-declined', {
            title: 'Rechazadas',
            icon: CrossIcon,
            filter: FILTERS.reviewsDeclined,
            order: newest,
          }),
        ]),
    )
