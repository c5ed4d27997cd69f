import { createTestStack } from '../test-stack'

/** A running shop to measure. */
export interface Place {
  readonly url: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * Runs `work` against the shop at `BENCH_URL`, or else one that is built and started for it and stopped afterward, even
 * when interrupted.
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
