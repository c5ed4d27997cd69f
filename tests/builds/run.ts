import { median } from '../bench/statistics'
import { compareBuilds } from './same-builds'

// `npm run test:builds [-- 200 20 seed]`: builds in memory after that many random edits of content, and compares every
// twentieth site with a clean build, byte by byte. Fails when a file differs.

const [edits = 200, every = 20, seed = Date.now() % 1e6] = process.argv.slice(2).map(Number)
console.log(`${edits} edits, a clean build every ${every}, seed ${seed}`)
const { comparisons, milliseconds } = await compareBuilds({ edits, every, seed, log: console.log })
const differing = comparisons.filter(({ differences }) => differences.length > 0)
for (const { edits: titles, differences } of differing)
  console.error(`After ${titles.join('; ')}:\n  ${differences.join('\n  ')}`)
const files = comparisons.reduce((sum, comparison) => sum + comparison.files, 0)
console.log(
  `${milliseconds.length} builds, median ${median(milliseconds).toFixed(0)} ms, slowest ${Math.max(...milliseconds).toFixed(0)} ms; ` +
    `${comparisons.length} clean builds, ${files} files compared, ${differing.length} builds differ`,
)
if (differing.length > 0) process.exitCode = 1
