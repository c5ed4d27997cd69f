import { LOCALES } from '~/i18n/locales'
import { inSomeLanguage, missingIn } from '../schemaTypes/rules/languages'
import { isLarge } from '../schemaTypes/rules/picture'
import type { Document } from './documents'

/** What a document can lack, the most important first. */
export const GAP_TITLES = {
  price: 'Precio',
  picture: 'Imagen',
  alt: 'Texto alternativo',
  description: 'Descripción',
  english: 'Inglés',
  spanish: 'Español',
  small: 'Imagen más grande',
  stock: 'Existencias',
} as const

export type GapKind = keyof typeof GAP_TITLES

/** Something that a field of a document lacks. */
export interface Gap {
  readonly kind: GapKind
  readonly field: string
}

/** Whether the site has a use for the field, by type. */
const EXPECTED: Readonly<Record<string, readonly Gap[]>> = {
  product: [
    { kind: 'price', field: 'price' },
    { kind: 'picture', field: 'pictures' },
    { kind: 'description', field: 'description' },
    { kind: 'stock', field: 'stock' },
  ],
  kit: [
    { kind: 'price', field: 'price' },
    { kind: 'picture', field: 'pictures' },
    { kind: 'description', field: 'description' },
    { kind: 'stock', field: 'stock' },
  ],
  post: [
    { kind: 'picture', field: 'picture' },
    { kind: 'description', field: 'excerpt' },
  ],
  destination: [
    { kind: 'picture', field: 'picture' },
    { kind: 'description', field: 'description' },
  ],
}

/** What is missing in a document, each once per field. */
export const gapsOf = (document: Document): Gap[] => {
  const expected = EXPECTED[document._type] ?? []
  const missing = expected.filter(({ kind, field }) => isMissing(kind, document[field]))
  const inside = Object.entries(document).flatMap(([field, value]) =>
    field.startsWith('_') ? [] : [...new Set(kindsIn(value))].map((kind) => ({ kind, field })),
  )
  const order = Object.keys(GAP_TITLES)
  return [...missing, ...inside].toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

const isMissing = (kind: GapKind, value: unknown): boolean => {
  if (kind === 'picture') return ![value].flat().some(hasAsset)
  if (kind === 'description') return value === undefined || inSomeLanguage(value) !== true
  return typeof value !== 'number'
}

const hasAsset = (value: unknown): boolean => typeof value === 'object' && value !== null && 'asset' in value

/** What texts and pictures lack, at any depth of a field. */
const kindsIn = (value: unknown): GapKind[] => {
  if (Array.isArray(value)) return value.flatMap(kindsIn)
  if (typeof value !== 'object' || value === null) return []
  if (LOCALES.some((locale) => locale in value))
    return [...languageGap(value), ...Object.values(value).flatMap(kindsIn)]
  return [...pictureGaps(value), ...Object.values(value).flatMap(kindsIn)]
}

/** A text that nobody has written in any language may be meant to be empty. */
const languageGap = (value: object): GapKind[] => {
  const [missing, ...others] = missingIn(value)
  if (!missing || others.length > 0) return []
  return [missing.id === 'en' ? 'english' : 'spanish']
}

const pictureGaps = (value: object): GapKind[] => {
  if (!hasAsset(value)) return []
  const { alt } = value as { readonly alt?: unknown }
  const isDescribed = alt !== undefined && inSomeLanguage(alt) === true
  return [
    ...(isDescribed ? [] : (['alt'] as const)),
    ...(isLarge(value) === true ? [] : (['small'] as const)),
  ]
}
