import { localValues } from '~/lib/env/env.server'

/** The complete local environment, for tests; `changes` override it. */
export const testEnvironment = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...localValues(),
  ...changes,
})
