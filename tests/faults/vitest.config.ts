import { defineConfig, mergeConfig } from 'vitest/config'
import unit from '../../vitest.config.ts'

/** Stories of failing services take minutes, so they are not among the unit tests: `npm run test:faults`. */
export default mergeConfig(
  { ...unit, test: {} },
  defineConfig({
    test: { include: ['tests/faults/**/*.faults.ts'], testTimeout: 600_000, hookTimeout: 180_000 },
  }),
)
