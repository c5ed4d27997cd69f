import { setTimeout as pause } from 'node:timers/promises'
import { createTestStack } from '../test-stack'
import { createServiceProcess, type ServiceName, type ServiceProcess } from './service-process'

const NAMES = ['lake', 'payments', 'identity', 'mail', 'shop'] as const satisfies readonly ServiceName[]

export type Services = Awaited<ReturnType<typeof startServices>>

/** Starts the functions and every service they need, each in a process that can be killed. */
export const startServices = async () => {
  const { env, stop } = await createTestStack()
  const processes = Object.fromEntries(
    NAMES.map((name) => [name, createServiceProcess(name, env)]),
  ) as Record<ServiceName, ServiceProcess>
  await Promise.all(NAMES.map((name) => processes[name].start()))
  return {
    env,
    processes,
    async close() {
      await Promise.all(NAMES.map((name) => processes[name].kill()))
      await stop()
    },
  }
}

/** Requests JSON; rejects when the status is not 2xx. */
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

/** Runs `work` for every item, `atOnce` at a time. */
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

const ROUNDS = 3

/** Kills one service at a time, for {@link ROUNDS} rounds and until `enough`; returns how often. */
export async function killServices({ processes }: Services, enough: () => boolean): Promise<number> {
  const { lake, mail, payments, shop, identity } = processes
  let kills = 0
  for (let round = 0; round < ROUNDS || !enough(); round += 1) {
    for (const service of [lake, mail, payments, shop, identity]) {
      await service.kill()
      await pause(300)
      await service.start()
      kills += 1
      await pause(700)
    }
  }
  return kills
}

/** Payment events that the shop has not taken yet. */
export const pendingEvents = async ({ processes }: Services): Promise<number> =>
  (await ask<{ pending: unknown[] }>(`${processes.payments.url}/__local/webhooks`)).pending.length
