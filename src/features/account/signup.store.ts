import { persistentAtom } from '@nanostores/persistent'
import '~/lib/storage'
import { parseSignupData, SIGNUP_KEY, type SignupData } from './signup-data'

/** Sign-up data of this browser, which may belong to another person: read it through `claimedBy` only. */
export const $signupData = persistentAtom<SignupData | undefined>(SIGNUP_KEY, undefined, {
  encode: JSON.stringify,
  decode: parseSignupData,
})
