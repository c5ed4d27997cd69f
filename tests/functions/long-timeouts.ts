import { vi } from 'vitest'

// Long timeouts, so that tests do not depend on machine load; `slow-services.test.ts` tests the real ones.
vi.mock('../../netlify/server/timeouts', () => ({
  TIMEOUT_MS: { stripe: 60_000, sanity: 60_000, auth0: 60_000, resend: 60_000, buildHook: 60_000 },
}))
