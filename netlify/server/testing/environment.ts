import { localValues } from '~/lib/env/env.server'

/** The complete local environment, for tests; `changes` win. */
export const testEnvironment = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...localValues(),
  ...changes,
})
