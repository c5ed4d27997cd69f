import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '@rumbo/dev-services/ports'
import { createTestStack } from '../test-stack'
import { createServiceProcess, type ServiceName, type ServiceProcess } from './service-process'

export type Services = Awaited<ReturnType<typeof startServices>>

/**
 * Starts two instances of the functions and every service they need, each in a process that can be killed.
 * The clock of a service is `skewMs` ahead.
 */
export const startServices = async (skewMs: Partial<Record<ServiceName, number>> = {}) => {
  const { env, stop } = await createTestStack()
  const create = (name: ServiceName, more: Record<string, string> = {}) =>
    createServiceProcess(name, { ...env, CLOCK_SKEW_MS: String(skewMs[name] ?? 0), ...more })
  const port = PORTS.shop.variable
  const processes = {
    lake: create('lake'),
    payments: create('payments'),
    identity: create('identity'),
    mail: create('mail'),
    shop: create('shop'),
    secondShop: create('shop', {
      [port]: String(Number(env[port]) + 1),
      LOCAL_STATE_DIR: `${env['LOCAL_STATE_DIR']}/second`,
    }),
  }
  const { secondShop, ...others } = processes
  const all = Object.values(processes)
  const start = async (services: readonly ServiceProcess[]) => {
    for (const service of services) service.launch()
    await Promise.all(services.map((service) => service.healthy()))
  }
  await start(Object.values(others))
  // It uses the functions that the first instance has bundled.
  await start([secondShop])
  return {
    env,
    processes,
    async close() {
      await Promise.all(all.map((service) => service.kill()))
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
      service.launch()
      await service.healthy()
      kills += 1
      await pause(700)
    }
  }
  return kills
}

/** Payment events that the shop has not accepted yet. */
export const pendingEvents = async ({ processes }: Services): Promise<number> =>
  (await ask<{ pending: unknown[] }>(`${processes.payments.url}/__local/webhooks`)).pending.length
