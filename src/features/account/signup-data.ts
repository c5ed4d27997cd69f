import * as v from 'valibot'
import { COUNTRIES } from '~/lib/countries'
import { dayInHonduras } from '~/lib/honduras-time'
import type { User } from './user'

export const SIGNUP_KEY = 'travelstore-signup'

/** The oldest people alive were born after it. */
export const EARLIEST_BIRTH = '1900-01-01'

const DAY_MS = 86_400_000
/** Yesterday in Honduras, as `YYYY-MM-DD`. */
export const latestBirth = (): string => dayInHonduras(new Date(Date.now() - DAY_MS))

const isBirth = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  const isInCalendar = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)
  return isInCalendar && text >= EARLIEST_BIRTH && text <= latestBirth()
}

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

/**
 * What sign-up keeps in this browser, for the account page. Never the password. Optional fields are absent rather than
 * empty. It belongs to `email` until its first login, then to `owner`, that login's subject.
 */
export const signupDataSchema = v.object({
  firstName: name,
  lastName: name,
  phone: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s().-]{7,20}$/))),
  country: v.optional(v.picklist(COUNTRIES)),
  dateOfBirth: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isBirth))),
  email: v.optional(v.string()),
  owner: v.optional(v.string()),
})

export type SignupData = v.InferOutput<typeof signupDataSchema>

/** Parses stored data; undefined if it is invalid. */
export const parseSignupData = (text: string | undefined): SignupData | undefined => {
  try {
    const parsed = v.safeParse(signupDataSchema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** `data` bound to `user`'s subject, or undefined if it does not belong to them. */
export const claimedBy = (
  data: SignupData | undefined,
  user: Pick<User, 'id' | 'email'>,
): SignupData | undefined => {
  if (!data) return undefined
  const { email, owner, ...profile } = data
  const isTheirs = owner ? owner === user.id : email?.toLowerCase() === user.email.toLowerCase()
  return isTheirs ? { ...profile, owner: user.id } : undefined
}
