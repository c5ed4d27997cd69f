import { expect, test, vi } from 'vitest'

test('RUN-02 the Studio does not start with a project other than the one the environment names', async () => {
  // Set variables win over the developer's own .env.
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', 'Not a project')
  await expect(import('./sanity.cli')).rejects.toThrow(/SANITY_STUDIO_PROJECT_ID is malformed/)
  vi.unstubAllEnvs()
})
