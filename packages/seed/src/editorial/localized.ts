import type { PortableTextBlock } from '@portabletext/types'
import type { TextFile } from './text-file'

interface InBoth<Type extends string, Value> {
  readonly _type: Type
  readonly es: Value
  readonly en: Value
}

export type LocalizedString = InBoth<'localizedString', string>
export type LocalizedText = InBoth<'localizedText', string>
export type LocalizedStrings = InBoth<'localizedStrings', string[]>
export type LocalizedBody = InBoth<'localizedBody', PortableTextBlock[]>

/** The same text in both languages. */
export interface Pair<Value = TextFile> {
  readonly es: Value
  readonly en: Value
}

export const localizedString = ({ es, en }: Pair<string>): LocalizedString => ({
  _type: 'localizedString',
  es,
  en,
})
export const localizedText = ({ es, en }: Pair<string>): LocalizedText => ({ _type: 'localizedText', es, en })
export const localizedBody = ({ es, en }: Pair): LocalizedBody => ({
  _type: 'localizedBody',
  es: es.body,
  en: en.body,
})

export const localizedList = ({ es, en }: Pair<readonly string[]>) => ({
  _type: 'localizedStrings' as const,
  es,
  en,
})

/** From comma-separated lists. */
export const localizedStrings = ({ es, en }: Pair<string>): LocalizedStrings => ({
  _type: 'localizedStrings',
  es: commaList(es),
  en: commaList(en),
})

const commaList = (text: string): string[] => text.split(',').map((item) => item.trim())

/** The same field of both files. */
export const fieldOf = ({ es, en }: Pair, name: string): Pair<string> => ({
  es: es.field(name),
  en: en.field(name),
})

/** A picture without its asset, which is added by the document's `_id`. */
export const picture = (alt: Pair<string>) => ({ _type: 'picture' as const, alt: localizedString(alt) })

export const slug = (current: string) => ({ _type: 'slug' as const, current })
