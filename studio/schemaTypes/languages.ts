/** The languages of the shop in the order editors see them. */
export const LANGUAGES = [
  { id: 'es', title: 'Español' },
  { id: 'en', title: 'Inglés' },
] as const

export type LanguageId = (typeof LANGUAGES)[number]['id']
