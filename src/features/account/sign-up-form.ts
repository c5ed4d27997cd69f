import * as v from 'valibot'
import { isAllowed } from './password-strength'
import { type SignupData, signupDataSchema } from './signup-data'

/** The eight fields, in page order. */
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

/** The values of the fields; empty if omitted. */
export type SignUpFields = Record<Exclude<SignUpField, 'agreeToTerms'>, string> & {
  readonly agreeToTerms: boolean
}

export interface CheckedSignUp {
  readonly email: string
  readonly password: string
  /** Stored in this browser. */
  readonly data: SignupData
}

type Checked =
  | { readonly ok: true; readonly value: CheckedSignUp }
  /** Invalid fields, in page order. */
  | { readonly ok: false; readonly wrong: readonly SignUpField[] }

const credentials = v.object({
  email: v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[^.@]{2,}$/), v.maxLength(254)),
  password: v.pipe(v.string(), v.check(isAllowed)),
  agreeToTerms: v.literal(true),
})

/** Parses a profile, or returns the invalid fields. Empty optional fields are omitted. */
export const checkProfile = (
  fields: ProfileFields,
): { ok: true; data: SignupData } | { ok: false; wrong: SignUpField[] } => {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''))
  const parsed = v.safeParse(signupDataSchema, filled)
  return parsed.success ? { ok: true, data: parsed.output } : { ok: false, wrong: wrongIn(parsed.issues) }
}

export const checkSignUp = ({ email, password, agreeToTerms, ...profile }: SignUpFields): Checked => {
  const known = v.safeParse(credentials, { email: email.trim(), password, agreeToTerms })
  const checked = checkProfile(profile)
  if (known.success && checked.ok)
    return { ok: true, value: { email: known.output.email, password, data: checked.data } }
  const all = new Set([...(known.success ? [] : wrongIn(known.issues)), ...(checked.ok ? [] : checked.wrong)])
  return { ok: false, wrong: SIGN_UP_FIELDS.filter((field) => all.has(field)) }
}

const wrongIn = (issues: readonly v.BaseIssue<unknown>[]): SignUpField[] => {
  const names = new Set(issues.map(({ path }) => path?.[0].key))
  return SIGN_UP_FIELDS.filter((field) => names.has(field))
}
