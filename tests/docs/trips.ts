// Writes docs/planner.md: twelve trips as the planner plans them, for a reader to judge.
import { writeFile } from 'node:fs/promises'
import { format } from 'oxfmt'
import { GOLDEN_TRIPS, tripsText } from '~/features/planner/testing/golden-trips'
import { seedData } from '~/features/planner/testing/data'
import { localValues } from '~/lib/env/env.server'

// Pictures of the demo content have signed addresses.
Object.assign(process.env, { ...localValues(), ...process.env })

const { code: text } = await format('planner.md', tripsText(GOLDEN_TRIPS, await seedData('en')))
await writeFile(new URL('../../docs/planner.md', import.meta.url), text)
