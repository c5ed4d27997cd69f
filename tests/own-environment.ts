import { afterAll } from 'vitest'

// Test files that share a process leave its environment as they found it.
const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
