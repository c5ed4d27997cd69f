import type { Post } from '~/content/types'

/** An article for tests; `changes` override the defaults. */
export const postOf = (changes: Partial<Post> = {}): Post => ({
  id: 'copan-slowly',
  title: { value: 'Copán, sin prisa', lang: 'es' },
  excerpt: { value: 'Dos noches en el valle.', lang: 'es' },
  body: { value: [], lang: 'es' },
  publishedAt: '2026-08-11',
  author: 'Rumbo',
  category: 'destinations',
  tags: { value: ['Copán', 'Ruinas'], lang: 'es' },
  isFacebookEmbed: false,
  showRidePartner: false,
  picture: {
    alt: { value: 'Un templo entre árboles', lang: 'es' },
    square: 'https://cdn.example/a.jpg?fit=crop',
    card: 'https://cdn.example/a.jpg?fit=crop',
    wide: 'https://cdn.example/a.jpg?fit=crop',
    share: 'https://cdn.example/a.jpg?fit=crop',
  },
  updatedAt: '2026-09-01T10:00:00Z',
  ...changes,
})
