import { z } from './browser-zod'
import { MIN_PASSWORD } from './password-strength'
import { type SignupData, signupDataSchema } from './signup-data'

/** The eight fields, in the order they stand on the page. */
export const SIGN_UP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'phone',
  'country',
  'dateOfBirth',
  'agreeToTerms',
] as const

export type SignUpField = (typeof SIGN_UP_FIELDS)[number]

export type ProfileFields = Readonly<Record<Exclude<keyof SignupData, 'email' | 'owner'>, string>>

/** What was typed; empty text for what was left out. */
export type SignUpFields = Record<Exclude<SignUpField, 'agreeToTerms'>, string> & {
  readonly agreeToTerms: boolean
}

export interface CheckedSignUp {
  readonly email: string
  readonly password: string
  /** What this browser keeps. */
  readonly data: SignupData
}

type Checked =
  | { readonly ok: true; readonly value: CheckedSignUp }
  /** Fields that are wrong, in the page's order. */
  | { readonly ok: false; readonly wrong: readonly SignUpField[] }

const credentials = z.object({
  email: z.email().check(z.maxLength(254)),
  password: z.string().check(z.minLength(MIN_PASSWORD), z.maxLength(256)),
  agreeToTerms: z.literal(true),
})

/** The profile that a form's texts make, or the fields that are wrong. Empty optional fields are left out. */
export const checkProfile = (
  fields: ProfileFields,
): { ok: true; data: SignupData } | { ok: false; wrong: SignUpField[] } => {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''))
  const parsed = signupDataSchema.safeParse(filled)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, wrong: wrongIn(parsed.error) }
}

export const checkSignUp = ({ email, password, agreeToTerms, ...profile }: SignUpFields): Checked => {
  const known = credentials.safeParse({ email: email.trim(), password, agreeToTerms })
  const checked = checkProfile(profile)
  if (known.success && checked.ok)
    return { ok: true, value: { email: known.data.email, password, data: checked.data } }
  const all = new Set([...(known.success ? [] : wrongIn(known.error)), ...(checked.ok ? [] : checked.wrong)])
  return { ok: false, wrong: SIGN_UP_FIELDS.filter((field) => all.has(field)) }
}

const wrongIn = (error: z.core.$ZodError): SignUpField[] => {
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return SIGN_UP_FIELDS.filter((field) => names.has(field))
}
