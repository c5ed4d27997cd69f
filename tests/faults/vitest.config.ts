import { defineConfig, mergeConfig } from 'vitest/config'
import unit from '../../vitest.config.ts'

/** These tests take minutes, so they are not among the unit tests: `npm run test:faults`. */
export default mergeConfig(
  { resolve: unit.resolve ?? {} },
  defineConfig({
    test: { include: ['tests/faults/**/*.faults.ts'], testTimeout: 5_400_000, hookTimeout: 600_000 },
  }),
)
