import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Services } from './services'
import type { ServiceProcess } from './service-process'

/** What was done to the services. */
export interface Damage {
  kills: number
  killsOfTwoAtOnce: number
  killsDuringStart: number
  freezes: number
  badAnswers: number
}

/** Pause between two faults, so that purchases go on. */
const CALM_MS = 2500

/** Faults of a number of requests; `slow` with the delay of each. */
const BAD_ANSWERS = [
  { kind: 'lost', count: 3 },
  { kind: 'accept-then-fail', count: 3 },
  { kind: 'slow', ms: 1500, count: 4 },
  { kind: 'junk', count: 3 },
  { kind: 'down', count: 4 },
] as const

/**
 * Kills, freezes and disturbs services until `enough`. Each round kills every service alone, two at once and one again
 * while it starts, freezes one, and makes the services answer badly.
 */
export async function causeDamage({ processes }: Services, enough: () => boolean): Promise<Damage> {
  const { lake, mail, payments, identity, shop, secondShop } = processes
  const all = [lake, mail, payments, shop, identity, secondShop]
  const damage: Damage = { kills: 0, killsOfTwoAtOnce: 0, killsDuringStart: 0, freezes: 0, badAnswers: 0 }

  const killTogether = async (...services: readonly ServiceProcess[]) => {
    await Promise.all(services.map((service) => service.kill()))
    damage.kills += services.length
    await pause(200)
    for (const service of services) service.launch()
  }
  const back = (...services: readonly ServiceProcess[]) =>
    Promise.all(services.map((service) => service.healthy()))

  for (let round = 0; !enough(); round += 1) {
    for (const service of all) {
      await killTogether(service)
      await back(service)
      await pause(CALM_MS)
      if (enough()) break
    }

    const first = all[round % all.length]!
    const second = all[(round + 1 + (round % 3)) % all.length]!
    await killTogether(first, second)
    damage.killsOfTwoAtOnce += 1
    await pause(300)
    await killTogether(first)
    damage.killsDuringStart += 1
    await back(first, second)

    await all[(round + 2) % all.length]!.freeze(1500)
    damage.freezes += 1

    for (const service of [lake, payments, mail, identity]) {
      const bad = BAD_ANSWERS[damage.badAnswers % BAD_ANSWERS.length]!
      await ask(`${service.url}/__local/fault`, bad).catch(() => undefined)
      damage.badAnswers += bad.count
    }
    await pause(CALM_MS)
  }
  for (const service of [lake, payments, mail, identity])
    await ask(`${service.url}/__local/fault`, { kind: 'none' })
  return damage
}
