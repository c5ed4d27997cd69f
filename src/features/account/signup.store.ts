import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { parseSignupData, SIGNUP_KEY, type SignupData } from './signup-data'

/** What sign-up kept in this browser, whoever it belongs to: show it through `claimedBy` only. */
export const $signupData = persistentAtom<SignupData | undefined>(SIGNUP_KEY, undefined, {
  encode: JSON.stringify,
  decode: parseSignupData,
})
