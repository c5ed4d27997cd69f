import { fold } from '~/features/catalog-index/words'

/** Pages of the shop that people search for like products, by words that stand for them in both languages. */
const PAGES = [
  ['esim', /\b(?:e[- ]?sims?|sims?|chips?|roaming|internet|datos|data)\b/],
  ['agent', /\b(?:agente?s?|planner|planificador|itinerari(?:o|es)|itinerary|plan)\b/],
  ['tracking', /\b(?:rastre\w*|track\w*|pedidos?|orders?)\b/],
  [
    'help',
    /\b(?:ayuda|help|faqs?|preguntas?|questions?|politicas?|policy|policies|priva\w*|contact\w*|whatsapp|devol\w*|return\w*|cambios?|refund\w*|reembols\w*|envios?|shipping|delivery|pagos?|payments?)\b/,
  ],
] as const

export type SearchedPage = (typeof PAGES)[number][0]

/** The page that a search without products may mean, if any. */
export const pageFor = (search: string): SearchedPage | undefined =>
  PAGES.find(([, words]) => words.test(fold(search)))?.[0]
