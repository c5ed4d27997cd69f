import { vi } from 'vitest'

// The functions wait as long as a busy computer needs; `slow-services.test.ts` tests their real patience.
vi.mock('../../netlify/server/timeouts', () => ({
  TIMEOUT_MS: { stripe: 60_000, sanity: 60_000, auth0: 60_000, resend: 60_000, buildHook: 60_000 },
}))
