// How long the trip planner computes: `npm run bench:planner`. Run it on an otherwise idle computer.
import { planTrip } from '~/features/planner/engine/plan-trip'
import { packFor } from '~/features/planner/engine/pack'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from '~/features/planner/engine/parameters'
import { seedData } from '~/features/planner/testing/data'
import { localValues } from '~/lib/env/env.server'
import { percentile } from './statistics'

const RUNS = 400
const WARM_UP = 50
const RULES = 3000

// Pictures of the demo content have signed addresses.
Object.assign(process.env, { ...localValues(), ...process.env })

const data = await seedData('en')
const parameters: TripParameters = {
  ...DEFAULT_PARAMETERS,
  when: { month: 11, days: 21 },
  places: data.places.slice(0, 10).map(({ id }) => id),
  interests: ['snorkel', 'ruins', 'hiking', 'culture'],
}
const request = { parameters, edits: NO_EDITS }
const trip = planTrip(request, data)
const manyItems = Array.from({ length: RULES }, (_, i) => {
  const item = data.items[i % data.items.length]!
  return { ...item, id: `${item.id}-${i}`, rules: item.rules.slice(0, 1) }
})

const measure = (name: string, run: () => unknown, limit: number) => {
  const times = Array.from({ length: RUNS + WARM_UP }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).slice(WARM_UP)
  const at = (share: number) => percentile(times, share).toFixed(2)
  console.log(`${name}: fastest ${at(0)}, median ${at(0.5)}, p95 ${at(0.95)} ms (target ${limit} ms)`)
}

// A phone's CPU is four times as slow: 16 and 8 ms there.
measure('10 places, 21 days', () => planTrip(request, data), 4)
measure(`${RULES} packing rules`, () => packFor(trip, parameters, { ...data, items: manyItems }), 2)
