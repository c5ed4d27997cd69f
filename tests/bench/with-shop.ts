import { createTestStack } from '../test-stack'

/** Where a bench measures: everything that is running on the ports of tests. */
export interface Place {
  readonly url: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * Runs `work` against a shop of its own that is built, started and ended for it, or against the one that
 * `BENCH_URL` names. Ends everything when interrupted.
 */
export const withShop = async (work: (place: Place) => Promise<void>): Promise<void> => {
  const given = process.env['BENCH_URL']
  if (given) return work({ url: given.replace(/\/$/, ''), env: {} })
  const house = await createTestStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void house.stop().then(() => process.exit(130)))
  try {
    await house.startEmulators()
    console.log('Building the site …')
    await house.startShop()
    await work({ url: house.env['PUBLIC_SITE_URL'] ?? '', env: house.env })
  } finally {
    await house.stop()
  }
}
