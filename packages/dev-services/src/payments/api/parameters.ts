import { z } from 'zod'
import { type ApiError, invalidRequest } from './errors'
import { type FormValue, parameterName } from './form'

/** An integer as a string of digits. */
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

/** A string of 1 to `max` characters. */
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

export const webAddress = (max = 5_000) =>
  text(Number.POSITIVE_INFINITY)
    .refine((value) => /^https?:\/\/[^\s/]/.test(value), {
      message: 'Not a valid URL',
      params: { code: 'url_invalid' },
    })
    .refine((value) => value.length <= max, `Invalid URL: URL must be ${max} characters or less.`)

export const email = text(512).refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
  message: 'Invalid email address.',
  params: { code: 'email_invalid' },
})

/** At most 50 keys of 40 characters with values of 500; keys with an empty value are left out. */
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

/** Throws the first problem with Stripe's message and code. */
export const parseParameters = <T extends z.ZodType>(
  schema: T,
  form: Record<string, FormValue>,
): z.output<T> => {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw issue ? errorOf(issue, form) : invalidRequest('Invalid request.')
}

const errorOf = (issue: z.core.$ZodIssue, form: Record<string, FormValue>): ApiError => {
  const name = parameterName(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = parameterName([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(
      `Received unknown parameter: ${unknown} (or one that the local payments emulator does not support)`,
      unknown,
      'parameter_unknown',
    )
  }
  if (valueAt(form, issue.path) === undefined)
    return invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing')
  if (issue.code === 'invalid_value')
    return invalidRequest(`Invalid ${name}: must be one of ${issue.values.map(String).join(', ')}`, name)
  if (issue.code === 'custom')
    return invalidRequest(issue.message, name, String(issue.params?.['code'] ?? ''))
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return invalidRequest(`Invalid array`, name)
  if (issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'record'))
    return invalidRequest(`Invalid object`, name)
  return invalidRequest(issue.message, name)
}

const valueAt = (form: FormValue | undefined, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    form,
  )
