import { z } from 'zod'
import { localeRecord } from '~/i18n/localized'
import { centsFromDecimal } from '~/lib/money'
import { optional } from '~/lib/optional.server'
import { portableText } from '../portable-text'
import { localized, localizedList, localizedText } from './localized'

/** Decimal dollars above zero, with at most two decimals. */
export const price = z
  .number('has no price')
  .positive('must cost more than zero')
  .transform((value, context) => {
    try {
      return centsFromDecimal(value)
    } catch (cause) {
      context.addIssue({
        code: 'custom',
        message: cause instanceof Error ? cause.message : 'is not a valid price',
      })
      return z.NEVER
    }
  })

/** Public id: in addresses, carts and orders. */
export const slug = z
  .string('has no slug')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug may hold a-z, 0-9 and single hyphens')

/** 0 to 5. An invalid rating is not shown (CARD-02); it does not fail the page. */
export const rating = optional(z.number().min(0).max(5)).catch(undefined)

export const reviewCount = optional(z.int().nonnegative()).catch(undefined)

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

export const optionalUrl = optional(z.url({ protocol: /^https?$/ }))

export const optionalList = localizedList.nullish().transform((list) => list ?? localeRecord(() => []))

export const titledText = z.object({ title: localizedText, text: localizedText })
export const titledBody = z.object({ title: localizedText, body: localized(portableText) })

/** A list of known values. */
export const choices = <const Value extends string>(values: readonly Value[]) =>
  z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? [])
    .pipe(z.array(z.enum(values)))

export const textList = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])

const numbers = (most: number) =>
  z
    .array(z.int().min(1).max(most))
    .nullish()
    .transform((list) => list ?? [])

/** 1 for Monday to 7 for Sunday. */
export const weekdays = numbers(7)

/** 1 for January to 12 for December. */
export const months = numbers(12)
