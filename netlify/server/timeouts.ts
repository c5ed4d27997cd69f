/**
 * How long one call to a service may take, in milliseconds. Stripe and Sanity are called at most twice, and a function
 * has ten seconds to answer.
 */
export const TIMEOUT_MS = {
  stripe: 4500,
  sanity: 4000,
  auth0: 4000,
  resend: 5000,
  buildHook: 5000,
  pictures: 8000,
}
