import { z } from 'zod'
import { invalid, type Refusal } from './errors'
import { type Form, nameOf } from './form'

/** A whole number written out in a form. */
export const integer = ({ min, max }: { min?: number; max?: number } = {}) =>
  z.string().transform((text, context) => {
    const value = Number(text)
    if (!/^-?\d+$/.test(text))
      context.addIssue({
        code: 'custom',
        message: `Invalid integer: ${text}`,
        params: { code: 'parameter_invalid_integer' },
      })
    else if (min !== undefined && value < min)
      context.addIssue({
        code: 'custom',
        message: `This value must be greater than or equal to ${min}.`,
        params: { code: 'parameter_invalid_integer' },
      })
    else if (max !== undefined && value > max)
      context.addIssue({
        code: 'custom',
        message: `This value must be less than or equal to ${max}.`,
        params: { code: 'parameter_invalid_integer' },
      })
    return value
  })

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** A text of 1 to `max` characters. */
export const text = (max = 5_000) =>
  z
    .string()
    .refine((value) => value !== '', {
      message: 'You passed an empty string. Leave the parameter out instead.',
      params: { code: 'parameter_invalid_empty' },
    })
    .refine((value) => value.length <= max, {
      message: `Invalid string: it must be at most ${max} characters long.`,
      params: { code: 'parameter_invalid_string' },
    })

export const webAddress = text().refine((value) => /^https?:\/\/[^\s/]/.test(value), {
  message: 'Not a valid URL',
  params: { code: 'url_invalid' },
})

export const email = text(512).refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
  message: 'Invalid email address.',
  params: { code: 'email_invalid' },
})

/** At most 50 keys of 40 characters with values of 500; an empty value leaves the key out. */
export const metadata = z
  .record(z.string(), z.string())
  .superRefine((entries, context) => {
    if (Object.keys(entries).length > 50)
      context.addIssue({ code: 'custom', message: 'Metadata can have up to 50 keys.' })
    for (const [key, value] of Object.entries(entries)) {
      if (key.length > 40)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
        })
      if (value.length > 500)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`,
        })
    }
  })
  .transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')))

export const expand = z.array(z.string()).default([])

/** Parses parameters; what is wrong first is thrown in Stripe's words and codes. */
export const parseParameters = <T extends z.ZodType>(schema: T, form: Record<string, Form>): z.output<T> => {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw issue ? refusalOf(issue, form) : invalid('Invalid request.')
}

const refusalOf = (issue: z.core.$ZodIssue, form: Record<string, Form>): Refusal => {
  const name = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
  }
  if (at(form, issue.path) === undefined)
    return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  if (issue.code === 'invalid_value')
    return invalid(`Invalid ${name}: must be one of ${issue.values.map(String).join(', ')}`, name)
  if (issue.code === 'custom') return invalid(issue.message, name, String(issue.params?.['code'] ?? ''))
  if (issue.code === 'invalid_type' && issue.expected === 'array') return invalid(`Invalid array`, name)
  if (issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'record'))
    return invalid(`Invalid object`, name)
  return invalid(issue.message, name)
}

const at = (form: Form | undefined, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    form,
  )
