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
  const stack = await createTestStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.stop().then(() => process.exit(130)))
  try {
    await stack.startEmulators()
    console.log('Building the site …')
    await stack.startShop()
    await work({ url: stack.env['PUBLIC_SITE_URL'] ?? '', env: stack.env })
  } finally {
    await stack.stop()
  }
}
