import { createHash, randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import {
  type Demand,
  type ReservationState,
  type Shortage,
  changed,
  effectOf,
  shortagesOf,
} from '~/features/stock/stock'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter, writeContent } from '../content'
import { type Reservation, reservationDocument } from './documents'
import { changeStock, readCounters, setUnits } from './write'

/** The id of the reservation of an attempt at this checkout: a repeated request finds the first one's. */
export const reservationId = (attempt: string | undefined, checkout: unknown): string => {
  const key = attempt === undefined ? randomUUID() : `${attempt} ${JSON.stringify(checkout)}`
  return `reservation.${createHash('sha256').update(key).digest('hex').slice(0, 40)}`
}

interface Hold {
  readonly id: string
  readonly subject: string
  readonly demand: readonly Demand[]
  readonly expiresAt: Date
}

/** Reserves all of `demand`, or nothing: then it returns the items that are short. Repeating it changes nothing. */
export const reserve = (env: Env, { id, subject, demand, expiresAt }: Hold): Promise<readonly Shortage[]> =>
  changeStock<readonly Shortage[]>(env, async (client) => {
    const [known, counters] = await Promise.all([
      readReservation(client, id),
      readCounters(
        client,
        demand.map(({ item }) => item),
      ),
    ])
    if (known && known.state !== 'released') return { result: [] }
    const shortages = shortagesOf(demand, counters)
    if (shortages.length > 0) return { result: shortages }
    const fields = {
      state: 'open' satisfies ReservationState,
      lines: demand.map(({ item, quantity }) => ({ _key: item, item, quantity })),
      subject,
      createdAt: new Date().toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
    let transaction = known
      ? client.transaction().patch(id, (patch) => patch.set(fields).ifRevisionId(known._rev))
      : client.transaction().create({ _id: id, _type: 'reservation', ...fields })
    for (const { item, quantity } of demand) {
      const counter = counters.get(item)
      if (counter)
        transaction = setUnits(transaction, counter, changed(counter, { onHand: 0, reserved: 1 }, quantity))
    }
    return { transaction, result: [] }
  })

/** Turns a reservation into a sale, or releases it. Repeating it changes nothing. */
export const settle = (
  env: Env,
  id: string,
  to: Exclude<ReservationState, 'open'>,
): Promise<'done' | 'unchanged'> =>
  changeStock(env, async (client) => {
    const reservation = await readReservation(client, id)
    const effect = reservation && effectOf(reservation.state, to)
    if (!effect) return { result: 'unchanged' }
    const counters = await readCounters(
      client,
      reservation.lines.map(({ item }) => item),
    )
    let transaction = client
      .transaction()
      .patch(id, (patch) => patch.set({ state: to }).ifRevisionId(reservation._rev))
    for (const { item, quantity } of reservation.lines) {
      const counter = counters.get(item)
      if (counter) transaction = setUnits(transaction, counter, changed(counter, effect, quantity))
    }
    return { transaction, result: 'done' }
  })

/** Puts sold units back, once per `key` and never more than were sold. */
export const restock = (
  env: Env,
  id: string,
  key: string,
  lines: readonly Demand[],
): Promise<'done' | 'unchanged'> =>
  changeStock(env, async (client) => {
    const reservation = await readReservation(client, id)
    if (reservation?.state !== 'sold' || reservation.returned.some(({ _key }) => _key === key))
      return { result: 'unchanged' }
    const out = unitsOut(reservation)
    const back = lines.flatMap(({ item, quantity }) => {
      const most = Math.min(quantity, out.get(item) ?? 0)
      return most > 0 ? [{ item, quantity: most }] : []
    })
    const counters = await readCounters(
      client,
      back.map(({ item }) => item),
    )
    let transaction = client.transaction().patch(id, (patch) =>
      patch
        .setIfMissing({ returned: [] })
        .append('returned', [{ _key: key, lines: back.map((line) => ({ _key: line.item, ...line })) }])
        .ifRevisionId(reservation._rev),
    )
    for (const { item, quantity } of back) {
      const counter = counters.get(item)
      if (counter)
        transaction = setUnits(transaction, counter, changed(counter, { onHand: 1, reserved: 0 }, quantity))
    }
    return { transaction, result: 'done' }
  })

/** The sold units of each item that have not come back. */
function unitsOut({ lines, returned }: Reservation): ReadonlyMap<string, number> {
  const out = new Map(lines.map(({ item, quantity }) => [item, quantity]))
  for (const { item, quantity } of returned.flatMap((one) => one.lines))
    out.set(item, (out.get(item) ?? 0) - quantity)
  return out
}

/** Records the payment session that a reservation is for. */
export const linkSession = (env: Env, id: string, sessionId: string, expiresAt: Date): Promise<void> =>
  writeContent(id, () =>
    contentWriter(env).patch(id).set({ sessionId, expiresAt: expiresAt.toISOString() }).commit(),
  )

const OPEN_QUERY = defineQuery(
  `*[_type == "reservation" && state == "open" && (expiresAt < $expiredBefore || (subject == $subject && count(lines[item in $items]) > 0))] | order(expiresAt asc)[0...500]`,
)

interface Wanted {
  readonly expiredBefore: Date
  /** Includes those that this shopper has for one of these items. */
  readonly subject?: string
  readonly items?: readonly string[]
}

/** Open reservations that have expired, or that the shopper no longer needs. */
export async function openReservations(
  env: Env,
  { expiredBefore, subject = '', items = [] }: Wanted,
): Promise<Reservation[]> {
  const found: unknown = await askContent(() =>
    contentWriter(env).fetch(OPEN_QUERY, { subject, items, expiredBefore: expiredBefore.toISOString() }),
  )
  return reservationDocument.array().parse(found)
}

/** Whether the units of a paid session have been counted as sold. */
export async function isSettled(env: Env, id: string): Promise<boolean> {
  const reservation = await askContent(() => readReservation(contentWriter(env), id))
  return !reservation || effectOf(reservation.state, 'sold') === undefined
}

async function readReservation(client: SanityClient, id: string): Promise<Reservation | undefined> {
  const found = await client.getDocument(id)
  return found ? reservationDocument.parse(found) : undefined
}
