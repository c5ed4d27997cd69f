import { deflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS, NO_EDITS, tripRequest } from '../engine/parameters'
import { requestsFor } from '../testing/arbitraries'
import { seedData } from '../testing/data'
import { decodeTrip, encodeTrip } from './trip-link'

const RUNS = Number(process.env['TRIPS'] ?? 200)

test('PLAN-11 a link gives back the trip that it was made from', async () => {
  const anyRequest = requestsFor(await seedData('en'))
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      expect(await decodeTrip(await encodeTrip(request))).toEqual(request)
    }),
    { numRuns: RUNS },
  )
})

test('PLAN-11 a changed link gives a valid trip or none', async () => {
  const link = await encodeTrip({ parameters: DEFAULT_PARAMETERS, edits: NO_EDITS })
  const change = fc.record({ at: fc.nat(link.length), cut: fc.nat(4), add: fc.string({ maxLength: 4 }) })
  await fc.assert(
    fc.asyncProperty(change, async ({ at, cut, add }) => {
      const trip = await decodeTrip(link.slice(0, at) + add + link.slice(at + cut))
      if (trip) expect(v.safeParse(tripRequest, trip).success).toBe(true)
    }),
    { numRuns: RUNS * 5 },
  )
})

test('PLAN-11 a small text that expands to megabytes is rejected', async () => {
  const packed = deflateRawSync(Buffer.alloc(16_000_000))
  const text = packed.toString('base64url').slice(0, 19_000)
  expect(await decodeTrip(`1.${text}`)).toBeUndefined()
})

test.each(['', '1', '1.', '2.abc', '1.%%%', 'x'.repeat(30_000)])(
  'PLAN-11 "%.10s" is not a trip',
  async (text) => {
    expect(await decodeTrip(text)).toBeUndefined()
  },
)
