import { COUNTRIES } from '~/lib/countries'
import { z } from '~/lib/browser-zod'
import type { User } from './user'

export const SIGNUP_KEY = 'travelstore-signup'

const isPastDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text) && day.valueOf() < Date.now()
}

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/**
 * What sign-up keeps in this browser, for the account page. Never the password. Optional fields are absent rather than
 * empty. It belongs to `email` until its first login, then to `owner`, that login's subject.
 */
export const signupDataSchema = z.object({
  firstName: name,
  lastName: name,
  phone: z.optional(z.string().check(z.trim(), z.regex(/^\+?[\d\s().-]{7,20}$/))),
  country: z.optional(z.enum(COUNTRIES)),
  dateOfBirth: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isPastDay))),
  email: z.optional(z.string()),
  owner: z.optional(z.string()),
})

export type SignupData = z.infer<typeof signupDataSchema>

/** Parses stored data; undefined if it is invalid. */
export const parseSignupData = (text: string | undefined): SignupData | undefined => {
  try {
    return signupDataSchema.safeParse(JSON.parse(text ?? 'null')).data
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
