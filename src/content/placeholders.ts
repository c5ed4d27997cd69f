import { z } from 'zod'
import { formatCents } from '~/lib/money'
import type { Settings } from './types'

/** What editors can write in braces in policies, help and the About page: it follows the settings. */
export const PLACEHOLDERS = [
  'brand',
  'legalName',
  'address',
  'email',
  'phone',
  'hours',
  'threshold',
  'flatShipping',
] as const

export type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>

/** In the banners of the settings. */
export const BANNER_PLACEHOLDERS = ['threshold'] as const

/** In articles. */
export const POST_PLACEHOLDERS = ['checkedOn'] as const

const IN_BRACES = /\{([^{}]*)\}/g

/** What is in braces in a value's texts without being one of the `known` placeholders. */
export const unknownPlaceholders = (value: unknown, known: readonly string[]): string[] =>
  [...textOf(value).matchAll(IN_BRACES)].map(([, name = '']) => name).filter((name) => !known.includes(name))

/** Whether a text opens a brace without closing it, or the reverse. */
export const hasLooseBrace = (text: string): boolean => /[{}]/.test(text.replace(IN_BRACES, ''))

/** Refuses documents with placeholders other than the `known` ones, naming the field. */
export const onlyPlaceholders =
  (known: readonly string[]) =>
  (document: object, context: z.RefinementCtx): void => {
    for (const [field, value] of Object.entries(document))
      for (const name of unknownPlaceholders(value, known))
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `has the unknown placeholder {${name}}: use one of ${known.map((one) => `{${one}}`).join(', ')}`,
        })
  }

/** The same content with the placeholders of all its texts replaced. */
export const filled = <Value>(value: Value, values: Readonly<Record<string, string>>): Value =>
  replaced(value, (text) => text.replace(IN_BRACES, (whole, name: string) => values[name] ?? whole)) as Value

export const placeholderValues = (settings: Settings): PlaceholderValues => ({
  brand: settings.brand,
  legalName: settings.legalName,
  address: settings.address.value,
  email: settings.email,
  phone: spacedPhone(settings.phone),
  hours: settings.hours.value,
  threshold: wholeAmount(settings.freeShippingThreshold, settings),
  flatShipping: wholeAmount(settings.flatShipping, settings),
})

/** `+50499990000` as `+504 9999 0000`; numbers of other countries stay unchanged. */
export const spacedPhone = (phone: string): string => phone.replace(/^\+504(\d{4})(\d{4})$/, '+504 $1 $2')

const wholeAmount = (amount: Settings['flatShipping'], { rates }: Settings): string =>
  formatCents(amount, 'USD', rates).replace(/\.00$/, '')

const textOf = (value: unknown): string => {
  const texts: string[] = []
  replaced(value, (text) => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
}

const replaced = (value: unknown, replace: (text: string) => string): unknown => {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, replace)]))
}
