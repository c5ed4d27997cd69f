import { createEditUrl } from '@sanity/client/csm'
import { vercelStegaCombine } from '@vercel/stega'
import { LOCALES } from '~/i18n/locales'

type Path = (string | number | { readonly _key: string })[]

interface Place {
  /** Origin of the Studio. */
  readonly studio: string
  /** Type name in the schema. */
  readonly type: string
}

/** Fields from other documents: a query follows references. */
const NOT_OWN = new Set(['category'])
/** Fields in rich text that are not shown as text. */
const NOT_TEXT = new Set(['href', 'style', 'listItem', 'marks', 'url', 'lqip'])

/**
 * Marks each localized text of a document, in invisible characters, with the field it comes from: the overlays of
 * `@sanity/visual-editing` open that field.
 */
export const withEditMarks = <Document extends { readonly _id: string }>(
  document: Document,
  { studio, type }: Place,
): Document => {
  const mark = (text: string, path: Path) =>
    vercelStegaCombine(text, {
      origin: 'sanity.io',
      href: createEditUrl({
        baseUrl: studio,
        tool: 'presentation',
        id: `drafts.${document._id}`,
        type,
        path: path as never,
        workspace: 'default',
      }),
    })
  const walk = (value: unknown, path: Path, isText: boolean): unknown => {
    if (typeof value === 'string') return isText && value.trim() ? mark(value, path) : value
    if (Array.isArray(value))
      return value.map((item: unknown, index) => walk(item, [...path, keyOf(item) ?? index], isText))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => {
        const isHidden =
          name.startsWith('_') || NOT_TEXT.has(name) || (path.length === 0 && NOT_OWN.has(name))
        return [name, isHidden ? child : walk(child, [...path, name], isText || isLanguage(name))]
      }),
    )
  }
  return walk(document, [], false) as Document
}

const isLanguage = (name: string) => LOCALES.some((locale) => locale === name)

const keyOf = (item: unknown) => {
  const { _key } = Object(item) as { _key?: unknown }
  return typeof _key === 'string' ? { _key } : undefined
}
