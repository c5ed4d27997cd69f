import { COUNTRIES } from '~/lib/countries'
import { z } from './browser-zod'

export const SIGNUP_KEY = 'travelstore-signup'

const isPastDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text) && day.valueOf() < Date.now()
}

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/**
 * What sign-up keeps in this browser, for the account page. Never the password, never the e-mail. Optional fields
 * are absent rather than empty. `owner` is the subject of the person it turned out to belong to.
 */
export const signupDataSchema = z.object({
  firstName: name,
  lastName: name,
  phone: z.optional(z.string().check(z.trim(), z.regex(/^\+?[\d\s().-]{7,20}$/))),
  country: z.optional(z.enum(COUNTRIES)),
  dateOfBirth: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isPastDay))),
  owner: z.optional(z.string()),
})

export type SignupData = z.infer<typeof signupDataSchema>

/** The data that storage holds, or undefined: it may be old, cut off or somebody else's. */
export const parseSignupData = (text: string | undefined): SignupData | undefined => {
  try {
    return signupDataSchema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** `data` as far as it may be shown to `subject`: what nobody has claimed yet, or they themselves. */
export const claimedBy = (data: SignupData | undefined, subject: string): SignupData | undefined =>
  data && (data.owner ?? subject) === subject ? { ...data, owner: subject } : undefined
