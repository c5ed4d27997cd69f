import { createTestStack } from '../test-stack'
import { createVictim, type Victim, type VictimName } from './victim'

const NAMES = ['lake', 'payments', 'identity', 'mail', 'shop'] as const satisfies readonly VictimName[]

export type Street = Awaited<ReturnType<typeof openStreet>>

/** The functions and every service they need, each a process of its own that may be killed. */
export const openStreet = async () => {
  const { env, stop } = await createTestStack()
  const victims = Object.fromEntries(NAMES.map((name) => [name, createVictim(name, env)])) as Record<
    VictimName,
    Victim
  >
  await Promise.all(NAMES.map((name) => victims[name].start()))
  return {
    env,
    victims,
    async close() {
      await Promise.all(NAMES.map((name) => victims[name].kill()))
      await stop()
    },
  }
}

/** JSON from an address; rejects when it is not answered with 2xx. */
export async function ask<Answer>(
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Does `work` for every item, `atOnce` at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
