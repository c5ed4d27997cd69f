/**
 * How long one call to a service may take, in milliseconds. Stripe and Sanity are called at most twice, and a shopper
 * waits ten seconds for an answer. The image service may have to make a picture first.
 */
export const TIMEOUT_MS = {
  stripe: 4500,
  sanity: 4000,
  auth0: 4000,
  resend: 5000,
  buildHook: 5000,
  pictures: 20_000,
}
