import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { PLACES } from './places'

/** The local edge takes the calls of this browser for those of a computer that nobody else uses. */
export const comeFromOwnAddress = async (context: BrowserContext): Promise<string> => {
  const address = randomUUID()
  await context.route(`${PLACES.shop}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-local-client-ip': address } }),
  )
  return address
}
