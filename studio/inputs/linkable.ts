import { defineQuery } from 'groq'
import { documentType } from '~/content/model'
import { DEFAULT_LOCALE } from '~/i18n/locales'
import { pathFor, type Route } from '~/i18n/routes'

export const LINKABLE_QUERY =
  defineQuery(`*[_type in ["product", "kit", "post", "policy"] && defined(slug.current)]
  | order(coalesce(name.es, title.es) asc) { _type, "slug": slug.current, "name": coalesce(name.es, title.es, name.en, title.en) }`)

export interface Linkable {
  readonly _type: string
  readonly slug: string | null
  readonly name: string | null
}

const PAGES: readonly (readonly [Route, string])[] = [
  ['home', 'Inicio de la tienda'],
  ['products', 'Productos'],
  ['sales', 'Ofertas'],
  ['kits', 'Kits de viaje'],
  ['toiletries', 'Tamaño de viaje'],
  ['esim', 'eSIM'],
  ['blog', 'Blog'],
  ['agent', 'Agente de viajes'],
  ['trip', 'Planificador de viajes'],
  ['tracking', 'Rastrear un pedido'],
  ['help', 'Ayuda'],
  ['about', 'Quiénes somos'],
]

const GROUPS = [
  ['product', 'Productos'],
  ['kit', 'Kits de viaje'],
  ['post', 'Artículos'],
  ['policy', 'Páginas legales'],
] as const

/** The pages that editors can link to, in groups. Paths have no language: the site adds it. */
export const pageGroups = (documents: readonly Linkable[]) => [
  {
    title: 'Páginas',
    pages: PAGES.map(([route, name]) => ({ path: pathFor(route, DEFAULT_LOCALE), name })),
  },
  ...GROUPS.map(([type, title]) => ({
    title,
    pages: documents
      .filter(({ _type }) => _type === type)
      .map(({ slug, name }) => ({
        path: pathFor(documentType(type)?.page.route ?? 'home', DEFAULT_LOCALE, slug ?? ''),
        name: name ?? slug ?? '',
      })),
  })).filter(({ pages }) => pages.length > 0),
]
