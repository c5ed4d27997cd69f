import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { PLACES } from './places'

/** Gives this browser a unique IP address, which the local edge reads from a cookie. */
export const useOwnAddress = async (context: BrowserContext): Promise<string> => {
  const address = randomUUID()
  await context.addCookies([
    { name: 'local-client-ip', value: address, url: PLACES.shop, httpOnly: true, sameSite: 'Lax' },
  ])
  return address
}
