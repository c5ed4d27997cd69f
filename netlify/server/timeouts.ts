/**
 * Timeouts of a single call, in milliseconds. Stripe and Sanity are called at most twice per request, for which a shopper
 * waits at most ten seconds. The image service may have to render the picture first.
 */
export const TIMEOUT_MS = {
  stripe: 4500,
  sanity: 4000,
  auth0: 4000,
  resend: 5000,
  buildHook: 5000,
  pictures: 20_000,
  /** The AI service, and the names of places that it needs. */
  ai: 8000,
}
