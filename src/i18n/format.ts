import type { Locale } from './locales'

declare const PARAMETERS: unique symbol

/** A text with parameters: `'Order {id}: {status}'` is a `Template<'id' | 'status'>`. */
export type Template<Name extends string> = string & { readonly [PARAMETERS]?: Name }

/** A text for each plural form, with the parameter `{n}`. */
export interface Plural {
  readonly one: Template<'n'>
  readonly other: Template<'n'>
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type Shape<Value> = Value extends string
  ? [NamesIn<Value>] extends [never]
    ? string
    : Template<NamesIn<Value>>
  : Value extends { one: string; other: string }
    ? Plural
    : Translation<Value>

/** What a translation of these messages has to have: the same keys, and texts with the same parameters. */
export type Translation<Source> = { readonly [Key in keyof Source]: Shape<Source[Key]> }

/** `template` with its parameters filled in. */
export const format = <Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string | number>>,
): string => template.replace(/\{(\w+)\}/g, (_, name: Name) => String(values[name]))

/** Kept, as making one takes longer than a frame on a slow phone. */
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {}

/** The plural form for `n`, with `{n}` filled in. */
export const plural = (forms: Plural, n: number, locale: Locale): string => {
  const rules = (pluralRules[locale] ??= new Intl.PluralRules(locale))
  return format(rules.select(n) === 'one' ? forms.one : forms.other, { n })
}
