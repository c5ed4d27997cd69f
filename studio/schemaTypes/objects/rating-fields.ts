import { defineField } from 'sanity'

/** The stars of a product or kit. */
export const ratingFields = (group: string) => [
  defineField({
    name: 'rating',
    title: 'Valoración',
    type: 'number',
    group,
    description: 'De 0 a 5 estrellas. Déjala vacía mientras no haya reseñas.',
    validation: (rule) => rule.min(0).max(5).precision(1).error('La valoración va de 0 a 5, con un decimal.'),
  }),
  defineField({
    name: 'reviews',
    title: 'Número de reseñas',
    description: 'Cuántas hay; va junto a las estrellas.',
    type: 'number',
    group,
    validation: (rule) => rule.integer().min(0).error('Escribe cuántas reseñas hay.'),
  }),
]
