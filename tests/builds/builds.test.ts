import { expect, test } from 'vitest'
import { compareBuilds } from './same-builds'

test(
  'CMS-03 pages rendered again after edits match those of a clean build',
  { timeout: 600_000 },
  async () => {
    const { comparisons } = await compareBuilds({ edits: 8, every: 8, seed: 8 })
    expect(comparisons.map(({ differences }) => differences)).toEqual([[]])
    expect(comparisons[0]?.files).toBeGreaterThan(200)
  },
)
