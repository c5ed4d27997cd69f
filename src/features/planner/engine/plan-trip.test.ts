import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Interest, INTERESTS, PACES } from '~/content/trip-choices'
import { seedData } from '../testing/data'
import { parametersFor, requestsFor } from '../testing/arbitraries'
import { daysBetween, weekdayOf } from './calendar'
import { checkCarryOn } from './carry-on'
import { lockNights, nightsFor, placesOf, removePlace, removeStopover } from './edit'
import { conditionsHold, factsOf } from './facts'
import { fits, isDaily } from './fitting'
import { LIGHT, MOST_PIECES, packFor } from './pack'
import type { PackedItem } from './packing'
import { DEFAULT_PARAMETERS, NO_EDITS, tripRequest, type TripRequest } from './parameters'
import { isCarryOnOnly, isFlight, youngestOf } from './party'
import { planTrip, waysFor } from './plan-trip'
import type { Activity } from './data'
import { type Day, slotKey, type Stay, type Trip } from './trip'
import { findFastestRoutes } from './fastest-routes'

const data = await seedData('en')
const requests = requestsFor(data)
const activities = new Map(data.activities.map((activity) => [activity.id, activity]))
const items = new Map(data.items.map((item) => [item.id, item]))

/** `PLANNER_TRIPS` sets the number of trips for all properties together. */
const numRuns = Math.ceil(Number(process.env['PLANNER_TRIPS'] ?? 1600) / 8)

const holds = (check: (request: TripRequest) => void) =>
  fc.assert(
    fc.property(requests, (request) => check(request)),
    { numRuns, seed: 15 },
  )

const slotsOf = (trip: ReturnType<typeof planTrip>) =>
  trip.days.flatMap((day) =>
    Object.entries(day.slots).flatMap(([time, slot]) =>
      slot.kind === 'activity' && !slot.continues ? [{ day, time, slot }] : [],
    ),
  )

/** An activity's times, plus the afternoon for a place's main sight if no morning of the stay will do. */
const timesOf = (activity: Activity, { days, month }: Trip, { parameters }: TripRequest) => {
  const main = data.activities.find(({ place, isHighlight }) => isHighlight && place === activity.place)
  const leaves = (number: number) =>
    isFlight(parameters.departure, parameters) && number > 1 && number === days.length
  const hasMorning = days.some(
    ({ place, number, date, slots }) =>
      place === activity.place &&
      slots.morning.kind !== 'travel' &&
      !leaves(number) &&
      fits(activity, { month, date, youngest: 99, time: 'morning', isWholeDay: true }),
  )
  return activity === main && !hasMorning ? [...activity.times, 'afternoon'] : activity.times
}

describe('for any trip', () => {
  test('PLAN-03 nights add up, and the days follow the stays', () => {
    holds((request) => {
      const { stays, days } = planTrip(request, data)
      expect(days).toHaveLength(request.parameters.when.days)
      expect(stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(days.length - 1)
      const slept = days.slice(0, -1).map(({ place }) => place)
      expect(slept).toEqual(stays.flatMap(({ place, nights }) => Array.from({ length: nights }, () => place)))
    })
  })

  test('PLAN-03 PLAN-06 no place is left without daytime while the planner gives a longer stay nights to spare', () => {
    holds((request) => {
      const { stays, warnings } = planTrip(request, data)
      const free = stays.filter(({ isLocked }) => !isLocked)
      const isRushed = free.some(({ place }) =>
        warnings.some((one) => one.kind === 'no-daytime' && one.place === place),
      )
      if (isRushed) expect(Math.max(...free.map(({ nights }) => nights))).toBeLessThanOrEqual(2)
    })
  })

  test('PLAN-03 the rides lead from the arrival through all stays to the departure', () => {
    holds((request) => {
      const trip = planTrip(request, data)
      let at = trip.start
      for (const ride of trip.days.flatMap(({ rides }) => rides)) {
        expect(ride.from).toBe(at)
        at = ride.to
      }
      expect(at).toBe(trip.end)
    })
  })

  test('PLAN-04 activities fit the season, the opening days, the ages and their half day, and none is planned twice', () => {
    holds((request) => {
      const trip = planTrip(request, data)
      const youngest = youngestOf(request.parameters)
      const planned = slotsOf(trip)
      for (const { day, time, slot } of planned)
        for (const id of [slot.activity, slot.ifRain].filter((one) => one !== undefined)) {
          const activity = activities.get(id)!
          expect(activity.place).toBe(day.place)
          expect(activity.months.length === 0 || activity.months.includes(trip.month)).toBe(true)
          if (slot.isShared && id === slot.activity) expect(request.parameters.adults).toBeGreaterThan(1)
          else expect(activity.minAge).toBeLessThanOrEqual(youngest)
          expect(timesOf(activity, trip, request)).toContain(time)
          if (day.date) expect(activity.closedDays).not.toContain(weekdayOf(day.date))
          if (activity.length === 'day') {
            expect(time).toBe('morning')
            expect(day.slots.afternoon).toMatchObject({ activity: id, continues: true })
          }
          if (id === slot.ifRain) expect(activity.inRain).toBe(true)
        }
      const ids = planned.map(({ slot }) => slot.activity)
      const once = ids.filter((id) => !isDaily(activities.get(id)!))
      expect(new Set(once).size).toBe(once.length)
      expect(request.edits.removed.filter((id) => ids.includes(id))).toEqual([])
    })
  })

  test('PLAN-06 long days and boats that do not run every day are named in order of days', () => {
    holds((request) => {
      const days = planTrip(request, data).warnings.flatMap((warning) =>
        warning.kind === 'long-day' ? warning.day : warning.kind === 'leg-days' ? warning.days[0]! : [],
      )
      expect(days).toEqual(days.toSorted((a, b) => a - b))
    })
  })

  test('PLAN-08 every item has a quantity, a weight and a reason that applies to the trip', () => {
    holds(({ parameters, edits }) => {
      const trip = planTrip({ parameters, edits }, data)
      const facts = factsOf(trip, parameters, data)
      for (const { id, quantity, grams, reasons } of packFor(trip, parameters, data).items) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(MOST_PIECES)
        expect(Number.isInteger(quantity)).toBe(true)
        expect(grams).toBeGreaterThanOrEqual(0)
        expect(reasons.length).toBeGreaterThan(0)
        for (const reason of reasons) expect(reason).not.toMatch(/[{}]|undefined/)
        expect(
          items.get(id)!.rules.some(({ conditions }) => conditionsHold(conditions, facts)),
          id,
        ).toBe(true)
      }
    })
  })

  test('PLAN-09 with carry-on only, no container exceeds 100 ml, nothing is sharp and batteries are in the cabin', () => {
    holds(({ parameters, edits }) => {
      const list = packFor(planTrip({ parameters, edits }, data), parameters, data)
      const check = checkCarryOn(list.items, parameters)
      expect(check.batteriesToMove).toEqual([])
      if (!isCarryOnOnly(parameters)) return
      expect(check).toMatchObject({ sharp: [], tooLarge: [] })
      expect(list.items.every(({ place }) => place !== 'checked')).toBe(true)
    })
  })

  test('PLAN-09 with carry-on only, the list is too heavy only if the must-haves and what weighs next to nothing are', () => {
    holds(({ parameters, edits }) => {
      const list = packFor(planTrip({ parameters, edits }, data), parameters, data)
      if (!isCarryOnOnly(parameters)) expect(list.tooMuch).toEqual([])
      if (!isCarryOnOnly(parameters)) return
      const { grams, limitGrams } = checkCarryOn(list.items, parameters)
      const isNice = ({ isMust, group, place, grams }: PackedItem) =>
        !isMust && group !== 'children' && place === 'cabin' && grams > LIGHT
      if (grams > limitGrams) expect(list.items.filter(isNice)).toEqual([])
      expect(list.tooMuch.every(isNice)).toBe(true)
      const again = checkCarryOn([...list.items, ...list.tooMuch], parameters)
      if (list.tooMuch.length > 0) expect(again.grams).toBeGreaterThan(limitGrams)
    })
  })

  test('PLAN-07 another activity never takes a must-have off the list', () => {
    holds(({ parameters, edits }) => {
      const before = planTrip({ parameters, edits }, data)
      const slot = slotsOf(before)[0]
      if (!slot) return
      const key = slotKey(slot.day.place, slot.day.dayOfStay, slot.time as 'morning')
      const without = planTrip(
        { parameters, edits: { ...edits, slots: { ...edits.slots, [key]: '' } } },
        data,
      )
      const planned = (trip: typeof before) => new Set(slotsOf(trip).map((one) => one.slot.activity))
      if (![...planned(without)].every((id) => planned(before).has(id))) return
      const musts = (trip: typeof before) =>
        packFor(trip, parameters, data).items.flatMap(({ id, isMust }) => (isMust ? [id] : []))
      expect(musts(before)).toEqual(expect.arrayContaining(musts(without)))
    })
  })

  test('PLAN-01 the same parameters give the same trip, and both survive JSON', () => {
    holds((request) => {
      expect(planTrip(request, data)).toEqual(planTrip(structuredClone(request), data))
      expect(v.parse(tripRequest, JSON.parse(JSON.stringify(request)))).toEqual(request)
    })
  })

  test('PLAN-03 no other order of the places takes fewer hours', () => {
    const few = parametersFor(data).filter(({ places }) => places.length > 1 && places.length <= 5)
    fc.assert(
      fc.property(few, (parameters) => {
        const { start, end, stays } = planTrip(
          { parameters: { ...parameters, when: { month: 2, days: 30 } }, edits: NO_EDITS },
          data,
        )
        const routes = findFastestRoutes(
          data.places.map(({ id }) => id),
          waysFor(parameters, data).legs,
        )
        const hours = (order: readonly string[]) =>
          [...order, end].reduce(({ at, sum }, to) => ({ at: to, sum: sum + routes.hours(at, to) }), {
            at: start,
            sum: 0,
          }).sum
        const order = stays.filter(({ stopover }) => !stopover).map(({ place }) => place)
        const best = Math.min(...permutations(parameters.places).map(hours))
        expect(hours(order)).toBeCloseTo(best, 6)
      }),
      { numRuns, seed: 15 },
    )
  })
})

const permutations = (values: readonly string[]): string[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((value, i) => permutations(values.toSpliced(i, 1)).map((rest) => [value, ...rest]))

describe('the traveler’s changes', () => {
  const parameters = { ...DEFAULT_PARAMETERS, places: ['copan', 'roatan', 'tela'] }

  test('PLAN-03 PLAN-04 nights beyond the suggested ones are shared, and a long stay has something every day', () => {
    const when = { month: 3, days: 9 }
    const parameters = { ...DEFAULT_PARAMETERS, when, places: ['copan', 'roatan'], children: [4, 9] }
    const { stays, days } = planTrip({ parameters, edits: NO_EDITS }, data)
    expect(Object.fromEntries(stays.map(({ place, nights }) => [place, nights]))).toEqual({
      roatan: 5,
      copan: 3,
    })
    const empty = days.filter(({ slots }) => Object.values(slots).every(({ kind }) => kind === 'free'))
    expect(empty).toEqual([])
  })

  test('PLAN-03 locked nights and the traveler’s own order stay', () => {
    const edits = { ...NO_EDITS, nights: { tela: 4 }, order: ['tela', 'roatan', 'copan'] }
    const { stays } = planTrip({ parameters, edits }, data)
    expect(stays.filter(({ stopover }) => !stopover).map(({ place }) => place)).toEqual(edits.order)
    expect(stays.find(({ place }) => place === 'tela')).toMatchObject({ nights: 4, isLocked: true })
  })

  test('PLAN-07 a chosen activity stays in its slot, and an emptied slot stays free', () => {
    const slots = { 'copan.1.morning': 'copan-coffee-farm', 'copan.1.evening': '' }
    const { days } = planTrip({ parameters, edits: { ...NO_EDITS, slots, nights: { copan: 2 } } }, data)
    const day = days.find(({ place, dayOfStay }) => place === 'copan' && dayOfStay === 1)
    expect(day?.slots.morning).toMatchObject({ activity: 'copan-coffee-farm', isLocked: true })
    expect(day?.slots.evening).toEqual({ kind: 'free' })
  })
})

describe('kinds of trips', () => {
  const plan = (parameters: Partial<TripRequest['parameters']>) =>
    planTrip({ parameters: { ...DEFAULT_PARAMETERS, ...parameters }, edits: NO_EDITS }, data)

  test('PLAN-07 PLAN-13 if a chosen activity is no longer offered or out of season, the planner fills the slot', () => {
    const morningOf = (id: string, month: number) => {
      const parameters = { ...DEFAULT_PARAMETERS, when: { month, days: 5 }, places: ['utila'] }
      const slots = { [slotKey('utila', 1, 'morning')]: id }
      return planTrip({ parameters, edits: { ...NO_EDITS, slots } }, data).days[1]?.slots.morning
    }
    expect(activities.get('utila-whale-shark')?.months).not.toContain(6)
    expect(morningOf('utila-whale-shark', 3)).toMatchObject({ activity: 'utila-whale-shark', isLocked: true })
    for (const slot of [morningOf('utila-whale-shark', 6), morningOf('closed-for-good', 3)])
      expect(slot).toMatchObject({ kind: 'activity', isLocked: false })
  })

  test('PLAN-07 a chosen afternoon keeps a full-day activity out', () => {
    const parameters = { ...DEFAULT_PARAMETERS, when: { month: 3, days: 5 }, places: ['utila'] }
    const slots = {
      [slotKey('utila', 1, 'morning')]: 'water-cay',
      [slotKey('utila', 1, 'afternoon')]: 'utila-iguana-station',
    }
    const day = planTrip({ parameters, edits: { ...NO_EDITS, slots } }, data).days[1]
    expect(day?.slots.afternoon).toMatchObject({ activity: 'utila-iguana-station', isLocked: true })
    expect(day?.slots.morning).toMatchObject({ isLocked: false })
  })

  test('PLAN-08 a baby on Utila, where few drive, needs no car seat; on Roatán and on the road it does', () => {
    const packs = (place: string, arrival: 'SAP' | 'RTB') => {
      const parameters = { ...DEFAULT_PARAMETERS, places: [place], infants: 1, arrival, departure: arrival }
      return packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data).items.filter(
        ({ id }) => id === 'car-seat',
      )
    }
    expect(packs('utila', 'SAP')).toEqual([])
    expect(packs('roatan', 'RTB')).toHaveLength(1)
    expect(packs('tela', 'SAP')).toMatchObject([{ reasons: [expect.anything()] }])
  })

  test('PLAN-08 at the beach, each baby has a sun hat and swim diapers; without a baby, nobody does', () => {
    const packs = (infants: number) => {
      const parameters = { ...DEFAULT_PARAMETERS, places: ['tela'], interests: ['beach' as const], infants }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return items.flatMap(({ id, quantity }) =>
        ['baby-sun-hat', 'swim-diapers'].includes(id) ? [[id, quantity]] : [],
      )
    }
    expect(packs(2)).toEqual([
      ['swim-diapers', 16],
      ['baby-sun-hat', 2],
    ])
    expect(packs(0)).toEqual([])
  })

  test('PLAN-08 a hot week calls for shorts at the beach, but not in meetings', () => {
    const packsShorts = (place: string, interest: 'business' | 'beach') => {
      const parameters = {
        ...DEFAULT_PARAMETERS,
        when: { month: 4, days: 4 },
        places: [place],
        interests: [interest],
      }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return items.some(({ id }) => id === 'shorts')
    }
    expect(packsShorts('tela', 'beach')).toBe(true)
    expect(packsShorts('san-pedro-sula', 'business')).toBe(false)
  })

  test('PLAN-04 with a baby and an interest for older children, places are suggested and the age is named', () => {
    for (const interest of ['snorkel', 'diving'] as const) {
      const { stays, warnings } = planTrip(
        {
          parameters: { ...DEFAULT_PARAMETERS, adults: 1, infants: 1, interests: [interest] },
          edits: NO_EDITS,
        },
        data,
      )
      expect(stays.filter(({ stopover }) => !stopover).length).toBeGreaterThan(1)
      expect(warnings).toContainEqual({ kind: 'ages', interest, age: expect.any(Number) as number })
    }
  })

  test('PLAN-04 two adults take turns with a baby only if nothing else serves an interest', () => {
    const shared = (interests: readonly ('snorkel' | 'beach')[], adults = 2) => {
      const trip = plan({ places: ['roatan'], infants: 1, children: [6], interests: [...interests], adults })
      return slotsOf(trip).flatMap(({ slot }) => (slot.isShared ? [slot.activity] : []))
    }
    expect(shared(['snorkel', 'beach'])).toEqual(['west-bay-snorkel'])
    expect(shared(['beach'])).toEqual([])
    expect(shared(['snorkel', 'beach'], 1)).toEqual([])
  })

  test('PLAN-04 the main sight is seen in an afternoon if the stay has no morning', () => {
    const day = plan({ when: { month: 2, days: 1 }, places: ['copan'] })
    expect(activitiesOf(day).flat()).toContain('copan-ruins')
    const through = plan({ when: { month: 2, days: 4 }, places: ['copan'], arrival: 'XPL', departure: 'XPL' })
    expect(activitiesOf(through).flat()).toContain('copan-ruins')
  })

  test('PLAN-03 two places that only together match the request are suggested together', () => {
    const { stays } = plan({ when: { month: 2, days: 8 }, interests: ['ruins', 'snorkel'] })
    expect(stays.map(({ place }) => place)).toEqual(['copan', 'roatan'])
  })

  test.each([[[4, 9]], [[2]], [[]]])(
    'PLAN-03 children of %j see the ruins and an island like everyone else, and two adults take turns with the youngest',
    (children) => {
      const { stays } = plan({ when: { month: 7, days: 8 }, children, interests: ['ruins', 'snorkel'] })
      expect(stays.map(({ place }) => place)).toEqual(['copan', 'roatan'])
    },
  )

  test('PLAN-02 PLAN-03 no place is suggested and nothing is planned for interests that a traveler avoids', () => {
    const isFor = (interest: Interest) => (id: string) => activities.get(id)?.interests[0] === interest
    for (const days of [4, 6, 8, 10, 15])
      for (const interests of [['hiking', 'coffee'], ['hiking'], ['coffee', 'wildlife'], []] as const) {
        const trip = plan({ when: { month: 8, days }, interests: [...interests], avoid: ['beach'] })
        const sights = trip.stays.map(
          ({ place }) => data.activities.find((one) => one.place === place && one.isHighlight)?.interests[0],
        )
        expect(sights).not.toContain('beach')
        expect(activitiesOf(trip).flat().some(isFor('beach'))).toBe(false)
      }
    const known = { ...DEFAULT_PARAMETERS, interests: ['ruins' as const, 'beach' as const] }
    const nights = { copan: 0, roatan: 0 }
    const others = planTrip({ parameters: known, edits: { ...NO_EDITS, nights } }, data).stays
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter(({ place }) => place === 'copan' || place === 'roatan')).toEqual([])
    const roatan = { when: { month: 3, days: 6 }, places: ['roatan'], children: [7, 9] }
    expect(
      activitiesOf(plan({ ...roatan, avoid: ['snorkel'] }))
        .flat()
        .some(isFor('snorkel')),
    ).toBe(false)
    const both = { ...roatan, interests: ['snorkel' as const] }
    expect(plan({ ...both, avoid: ['snorkel'] }).days).toEqual(plan(both).days)
    expect(plan({ avoid: [...INTERESTS] }).stays).not.toEqual([])
    const noBeach = { ...roatan, avoid: ['beach' as const] }
    expect(activitiesOf(plan(noBeach)).flat()).not.toContain('west-bay-snorkel')
    expect(activitiesOf(plan({ ...noBeach, interests: ['snorkel'] })).flat()).toContain('west-bay-snorkel')
  })

  test('PLAN-03 travelers who do not want to fly or go by sea do so only where there is no other way', () => {
    const modesOf = ({ days }: Trip) => days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))
    const needed = ({ warnings }: Trip) =>
      warnings.flatMap((one) => (one.kind === 'no-other-way' ? one.way : []))
    const roatan = { when: { start: '2027-03-01', days: 8 }, places: ['roatan'] }
    expect(modesOf(plan(roatan))).toContain('plane')
    const bySea = plan({ ...roatan, without: ['flights'] })
    expect(modesOf(bySea)).toContain('ferry')
    expect(modesOf(bySea)).not.toContain('plane')
    expect(needed(bySea)).toEqual([])
    const coast = { when: { month: 3, days: 9 }, places: ['la-ceiba', 'utila'] }
    expect(modesOf(plan(coast))).toContain('ferry')
    const dry = modesOf(plan({ ...coast, without: ['boats'] }))
    expect(dry.filter((mode) => mode === 'ferry' || mode === 'boat')).toEqual([])
    expect(needed(plan({ ...roatan, places: ['cayos-cochinos'], without: ['boats'] }))).toEqual(['boats'])
    for (const interests of [['snorkel', 'beach'], ['ruins', 'snorkel'], ['wildlife'], []] as const)
      expect(needed(plan({ interests: [...interests], without: ['flights', 'boats'] }))).toEqual([])
  })

  test('PLAN-04 travelers who refuse boats get no boat trips, except divers who ask for dives', () => {
    const needsOf = (parameters: Partial<TripRequest['parameters']>) =>
      activitiesOf(plan({ when: { month: 4, days: 8 }, without: ['boats'], ...parameters }))
        .flat()
        .flatMap((id) => activities.get(id)?.needs ?? [])
    const roatan = { places: ['copan', 'roatan'] }
    expect(needsOf({ ...roatan, without: [] })).toContain('boat')
    for (const one of [roatan, { interests: ['beach', 'snorkel'] as Interest[] }])
      expect(needsOf(one)).not.toContain('boat')
    expect(needsOf({ ...roatan, interests: ['diving'] })).toContain('dive')
    for (const interests of [[], ['wildlife']] as const)
      expect(needsOf({ places: ['tela'], interests: [...interests] })).not.toContain('raft')
    expect(needsOf({ places: ['tela', 'pico-bonito'], interests: ['rivers'] })).not.toContain('raft')
  })

  test('PLAN-04 a short stay includes the main sight of a place that is known for interests other than the chosen ones', () => {
    const trip = planTrip(
      {
        parameters: {
          ...DEFAULT_PARAMETERS,
          when: { month: 3, days: 6 },
          places: ['copan', 'tela'],
          interests: ['food', 'rest'],
        },
        edits: { ...NO_EDITS, nights: { copan: 2 } },
      },
      data,
    )
    expect(activitiesOf(trip).flat()).toContain('copan-ruins')
  })

  test('PLAN-06 an interest that no chosen place serves is named, with the closest place that does', () => {
    const named = (interests: Interest[], nights = {}) =>
      planTrip(
        {
          parameters: { ...DEFAULT_PARAMETERS, places: ['copan'], interests },
          edits: { ...NO_EDITS, nights },
        },
        data,
      ).warnings.filter(({ kind }) => kind === 'not-there')
    expect(named(['ruins', 'coffee'])).toEqual([])
    // The museum of San Pedro Sula, where one night is on the way to the plane, does not make up for it.
    const { stays, warnings } = plan({
      places: ['utila'],
      when: { start: '2027-01-08', days: 12 },
      interests: ['diving', 'ruins'],
    })
    expect(stays).toContainEqual(expect.objectContaining({ place: 'san-pedro-sula', stopover: 'transfer' }))
    expect(warnings).toContainEqual({ kind: 'not-there', interest: 'ruins', place: 'copan' })
    // Hot springs belong to the same interest as rivers.
    const atSprings = plan({
      places: ['gracias'],
      when: { month: 2, days: 6 },
      interests: ['hiking', 'rivers'],
    })
    expect(atSprings.warnings.map(({ kind }) => kind)).not.toContain('not-there')
    expect(activitiesOf(atSprings).flat()).toContain('gracias-hot-springs')
    expect(named(['ruins', 'beach'])).toEqual([{ kind: 'not-there', interest: 'beach', place: 'tela' }])
    expect(named(['beach'], { tela: 0 })).not.toContainEqual({
      kind: 'not-there',
      interest: 'beach',
      place: 'tela',
    })
    expect(plan({ interests: ['beach', 'ruins'] }).warnings.map(({ kind }) => kind)).not.toContain(
      'not-there',
    )
  })

  test('PLAN-03 nights left over by locks are spent near the route, and not in a place that is refused', () => {
    const restOf = (places: string[], nights: Record<string, number>, days = 8) =>
      planTrip(
        {
          parameters: { ...DEFAULT_PARAMETERS, when: { month: 3, days }, places },
          edits: { ...NO_EDITS, nights },
        },
        data,
      ).stays.find(({ stopover }) => stopover === 'rest')
    const nights = { copan: 3, 'lago-de-yojoa': 2 }
    const places = Object.keys(nights)
    expect(restOf(places, nights)).toMatchObject({ place: 'tela', nights: 2 })
    expect(restOf(places, { ...nights, tela: 0 })?.place).not.toBe('tela')
    expect(restOf(places, { ...nights, 'san-pedro-sula': 0 })?.place).not.toBe('san-pedro-sula')
    // One night is not worth hours of travel.
    expect(restOf(['copan', 'roatan'], { copan: 3, roatan: 3 })?.place).toBe('san-pedro-sula')
    expect(restOf(['copan', 'roatan'], { copan: 3, roatan: 3 }, 9)?.place).not.toBe('san-pedro-sula')
  })

  test('PLAN-03 birdwatchers who avoid beaches and ruins are sent to the lake and the forest', () => {
    for (const days of [5, 8])
      for (const interests of [['wildlife'], ['wildlife', 'hiking'], ['wildlife', 'coffee']] as const) {
        const { stays } = plan({
          when: { month: 2, days },
          interests: [...interests],
          avoid: ['beach', 'ruins'],
        })
        const places = stays.map(({ place }) => place)
        expect(places).toContain('lago-de-yojoa')
        if (days > 5) expect(places).toContain('pico-bonito')
        expect(['lago-de-yojoa', 'pico-bonito', 'la-ceiba', 'tela']).toEqual(expect.arrayContaining(places))
      }
  })

  test('PLAN-03 at a relaxed pace, one place per four nights or so is suggested', () => {
    for (const interests of [['snorkel', 'ruins'], ['rest'], ['hiking', 'coffee'], []] as const)
      for (const days of [5, 8, 10, 14, 21]) {
        const { stays } = plan({ when: { month: 3, days }, pace: 'relaxed', interests: [...interests] })
        const places = stays.filter(({ stopover }) => !stopover)
        expect(places.length).toBeLessThanOrEqual(Math.round((days - 1) / 4))
      }
  })

  test('PLAN-03 travelers who want beaches and rest are sent to beaches only, from an inland airport too', () => {
    const gateways = { arrival: 'XPL', departure: 'XPL' } as const
    const { stays } = plan({ ...gateways, when: { month: 2, days: 7 }, interests: ['beach', 'rest'] })
    const places = stays.filter(({ stopover }) => !stopover).map(({ place }) => place)
    expect(['tela', 'roatan']).toEqual(expect.arrayContaining(places))
  })

  test('PLAN-03 no museum town is added to ruins and reefs, even with children', () => {
    const when = { month: 7, days: 10 }
    const { stays } = plan({ when, children: [4, 11], interests: ['ruins', 'snorkel'] })
    expect(stays.map(({ place }) => place)).toEqual(['copan', 'roatan'])
    const open = plan({ when: { month: 12, days: 10 }, interests: [] }).stays
    expect(open.map(({ place }) => place)).toEqual(['copan', 'roatan', 'lago-de-yojoa'])
  })

  test('PLAN-03 by land, the border crossing closer to the places is used', () => {
    const land = { arrival: 'land', departure: 'land', origin: 'SV', when: { month: 2, days: 6 } } as const
    expect(plan({ ...land, places: ['tegucigalpa'] }).start).toBe('tegucigalpa')
    expect(plan({ ...land, places: ['copan'] }).start).toBe('santa-rosa-de-copan')
    expect(plan({ ...land, places: [] }).start).toBe('santa-rosa-de-copan')
  })

  test('PLAN-06 by land, the trip to the border is named', () => {
    const warningsFrom = (origin: 'SV' | 'HN', places: string[]) =>
      plan({ when: { month: 2, days: 6 }, places, origin, arrival: 'land', departure: 'land' }).warnings
    const border = { kind: 'border', from: 'SV', place: 'tegucigalpa', hours: 7 }
    expect(warningsFrom('SV', ['tegucigalpa'])).toContainEqual(border)
    expect(warningsFrom('HN', ['tegucigalpa']).map(({ kind }) => kind)).not.toContain('border')
  })

  test('PLAN-06 travelers who live in Honduras are told where the plan begins, and others are not', () => {
    const warningsFrom = (origin: 'US' | 'HN') =>
      plan({ places: ['tela'], origin, arrival: 'land', departure: 'land' }).warnings
    expect(warningsFrom('HN')).toContainEqual({ kind: 'home', place: 'san-pedro-sula' })
    expect(warningsFrom('US').map(({ kind }) => kind)).not.toContain('home')
  })

  test('PLAN-06 the storm season names a place with two stays once', () => {
    const { stays, warnings } = plan({
      when: { month: 9, days: 9 },
      arrival: 'RTB',
      departure: 'RTB',
      places: ['utila'],
    })
    expect(stays.map(({ place }) => place)).toEqual(['roatan', 'utila', 'roatan'])
    expect(warnings).toContainEqual({ kind: 'storm-season', places: ['roatan', 'utila'] })
  })

  test('PLAN-06 dates in the past are named', () => {
    const kinds = (start: string) =>
      plan({ when: { start, days: 5 }, places: ['tela'] }).warnings.map(({ kind }) => kind)
    expect(kinds('2019-02-01')).toContain('past')
    expect(kinds('2099-02-01')).not.toContain('past')
  })

  test('PLAN-04 every interest that a place serves is planned there, even a quiet one', () => {
    const days = (interests: readonly ('coffee' | 'rivers' | 'nightlife' | 'wildlife')[], place: string) =>
      plan({ when: { month: 2, days: 4 }, places: [place], interests: [...interests] })
    const atLake = activitiesOf(days(['coffee', 'rivers', 'wildlife'], 'lago-de-yojoa')).flat()
    expect(atLake).toContain('yojoa-coffee-brewery')
    const evenings = days(['nightlife'], 'la-ceiba')
      .days.slice(0, -1)
      .map(({ slots }) => slots.evening)
    expect(evenings).toEqual([
      expect.objectContaining({ activity: 'ceiba-seaside-dinner' }),
      ...Array(2).fill({ kind: 'free', again: 'ceiba-seaside-dinner' }),
    ])
  })

  test('PLAN-04 PLAN-06 travelers who come for ruins and wildlife do not go rafting, and are on the lake at dawn', () => {
    const trip = plan({ origin: 'EU', when: { month: 3, days: 10 }, interests: ['ruins', 'wildlife'] })
    const planned = activitiesOf(trip).flat()
    expect(planned).not.toContain('cangrejal-rafting')
    expect(planned).toEqual(expect.arrayContaining(['copan-ruins', 'las-sepulturas', 'yojoa-birds']))
  })

  test('PLAN-04 PLAN-06 too much travel raises a warning, and suggested trips never raise one', () => {
    const kinds = (places: string[], days: number) =>
      plan({ when: { month: 8, days }, places }).warnings.map(({ kind }) => kind)
    expect(kinds(['copan', 'roatan', 'tegucigalpa'], 8)).toContain('much-travel')
    for (let days = 2; days <= 21; days++) {
      expect(kinds([], days)).not.toContain('much-travel')
      expect(kinds([], days)).not.toContain('no-daytime')
    }
  })

  test('PLAN-08 travelers who come and go by land see no cabin rules', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      arrival: 'land' as const,
      departure: 'land' as const,
      places: ['lago-de-yojoa'],
    }
    const request = { parameters, edits: NO_EDITS }
    const { items } = packFor(planTrip(request, data), parameters, data)
    expect(items.flatMap(({ reasons }) => reasons).join()).not.toContain('carry-on')
  })

  test('PLAN-08 PLAN-09 travelers who fly in or out with carry-on only need a bag for liquids', () => {
    const needsBag = (arrival: 'land' | 'SAP', departure: 'land' | 'SAP') => {
      const parameters = { ...DEFAULT_PARAMETERS, bag: 'carry-on' as const, arrival, departure }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return items.some(({ id }) => id === 'quart-bag')
    }
    expect(needsBag('land', 'SAP')).toBe(true)
    expect(needsBag('SAP', 'land')).toBe(true)
    expect(needsBag('land', 'land')).toBe(false)
  })

  test('PLAN-04 a longer stay includes the main highlight of its place, whatever the interests are', () => {
    const trip = plan({ when: { month: 11, days: 30 }, interests: ['rest'], pace: 'relaxed' })
    expect(trip.stays).toContainEqual(expect.objectContaining({ place: 'copan', nights: 4 }))
    expect(activitiesOf(trip).flat()).toContain('copan-ruins')
  })

  test.each([
    ['2026-12-22', ['copan', 'roatan'], '2026-12-25'],
    ['2026-12-20', ['utila', 'gracias'], '2026-12-25'],
    ['2026-12-29', ['copan', 'roatan'], '2027-01-01'],
    ['2027-03-23', ['copan', 'tela'], '2027-03-26'],
  ])('PLAN-03 from %s, no move between %j is on a day without buses', (start, places, quiet) => {
    const trip = plan({ when: { start, days: 8 }, places: [...places] })
    const rides = trip.days.filter(({ date }) => date === quiet).flatMap((day) => day.rides)
    expect(rides).toEqual([])
  })

  test('PLAN-03 nights set by the traveler stay, even if a move then falls on a holiday', () => {
    const { stays } = planTrip(
      {
        parameters: {
          ...DEFAULT_PARAMETERS,
          when: { start: '2026-12-22', days: 8 },
          places: ['copan', 'roatan'],
        },
        edits: { ...NO_EDITS, nights: { copan: 3 } },
      },
      data,
    )
    expect(stays.map(({ nights }) => nights)).toEqual([3, 4])
  })

  test.each([
    [12, { copan: 3 }],
    [14, { roatan: 4 }],
    [10, { copan: 2, tela: 3 }],
  ])(
    'PLAN-03 in %i days, the nights that %j leave over are spread over places worth a stay',
    (days, nights) => {
      const places = Object.keys(nights)
      const request = {
        parameters: { ...DEFAULT_PARAMETERS, when: { month: 3, days }, places },
        edits: { ...NO_EDITS, nights },
      }
      const trip = planTrip(request, data)
      const rest = trip.stays.filter(({ stopover }) => stopover === 'rest')
      expect(rest.length).toBeGreaterThan(1)
      expect(Math.max(...rest.map((stay) => stay.nights))).toBeLessThan(4)
      expect(trip.stays.filter(({ isLocked }) => isLocked).map((stay) => [stay.place, stay.nights])).toEqual(
        Object.entries(nights),
      )
    },
  )

  test.each([
    [['ruins', 'hiking', 'food'], 7],
    [['ruins', 'food', 'beach'], 5],
    [['ruins', 'rest', 'coffee', 'hiking'], 8],
    [['ruins', 'rivers', 'culture'], 10],
  ] as const)('PLAN-03 a request for %j in %i days includes the ruins of Copán', (interests, days) => {
    const { stays } = plan({ when: { month: 2, days }, interests: [...interests] })
    expect(stays.map(({ place }) => place)).toContain('copan')
  })

  test('PLAN-08 PLAN-09 a day ashore from a cruise ship has no cabin rules', () => {
    const reasonsIn = (days: number) => {
      const parameters = {
        ...DEFAULT_PARAMETERS,
        when: { month: 2, days },
        arrival: 'RTB' as const,
        departure: 'RTB' as const,
        places: ['roatan'],
      }
      const list = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return list.items.flatMap(({ reasons }) => reasons.filter((reason) => /carry-on|cabin/.test(reason)))
    }
    expect(reasonsIn(4)).not.toEqual([])
    expect(reasonsIn(1)).toEqual([])
  })

  test('PLAN-04 what needs a dark night is planned on one, and not at all in a full-moon week', () => {
    const inRoatan = (when: TripRequest['parameters']['when']) =>
      plan({ when, places: ['roatan'], interests: ['wildlife', 'nightlife'] })
    const kayakOn = ({ days }: Trip) =>
      days.filter(({ slots }) => JSON.stringify(slots).includes('night-kayak')).map(({ date }) => date)
    expect(kayakOn(inRoatan({ start: '2027-02-14', days: 8 }))).toEqual([])
    expect(kayakOn(inRoatan({ start: '2027-02-17', days: 10 }))[0]! > '2027-02-22').toBe(true)
    expect(kayakOn(inRoatan({ month: 2, days: 8 }))).toHaveLength(1)
  })

  test('PLAN-04 travelers who avoid beaches do not have dinner on one', () => {
    const trip = plan({ when: { month: 2, days: 6 }, places: ['roatan'], avoid: ['beach'] })
    expect(activitiesOf(trip).flat()).not.toContain('west-bay-dinner')
  })

  test('PLAN-04 PLAN-06 museums are closed at Christmas and New Year, and the plan says so', () => {
    const inComayagua = (start: string) =>
      plan({
        when: { start, days: 3 },
        places: ['comayagua'],
        interests: ['culture'],
        arrival: 'XPL',
        departure: 'XPL',
      })
    const museum = 'comayagua-archaeology-museum'
    expect(activitiesOf(inComayagua('2026-12-16'))[1]).toContain(museum)
    for (const [start, holiday] of [
      ['2026-12-24', '2026-12-25'],
      ['2026-12-31', '2027-01-01'],
    ] as const) {
      const trip = inComayagua(start)
      expect(activitiesOf(trip)[1]).not.toContain(museum)
      expect(trip.warnings).toContainEqual({ kind: 'holidays', dates: [holiday] })
    }
    expect(inComayagua('2026-12-16').warnings.map(({ kind }) => kind)).not.toContain('holidays')
  })

  test.each([
    ['2027-09-12', '2027-09-15'],
    ['2027-04-28', '2027-05-01'],
  ])('PLAN-06 a trip from %s names the public holiday of %s', (start, holiday) => {
    const places = ['tegucigalpa', 'comayagua']
    const closed = ({ warnings }: Trip) => warnings.find(({ kind }) => kind === 'holidays')
    expect(closed(plan({ when: { start, days: 7 }, places }))).toEqual({
      kind: 'holidays',
      dates: [holiday],
    })
    expect(closed(plan({ when: { start: holiday, days: 7 }, places }))).toBeDefined()
    const hasParades = start.startsWith('2027-09')
    const kinds = plan({ when: { start, days: 7 }, places }).warnings.map(({ kind }) => kind)
    expect(kinds.includes('parades')).toBe(hasParades)
    expect(closed(plan({ when: { start: holiday.replace(/..$/, '20'), days: 7 }, places }))).toBeUndefined()
  })

  test('PLAN-06 a trip during the October holidays names them, and one in October says when they are', () => {
    const weekOf = (when: TripRequest['parameters']['when']) =>
      plan({ when, places: ['tela'] }).warnings.find(({ kind }) => kind === 'morazan-week')
    const week = { from: '2027-10-06', to: '2027-10-10' }
    expect(weekOf({ start: '2027-10-04', days: 7 })).toEqual({ kind: 'morazan-week', week })
    expect(weekOf({ start: '2027-10-10', days: 7 })).toEqual({ kind: 'morazan-week', week })
    expect(weekOf({ month: 10, days: 7 })).toEqual({ kind: 'morazan-week', week })
    expect(weekOf({ start: '2027-10-11', days: 7 })).toBeUndefined()
    expect(weekOf({ month: 9, days: 7 })).toBeUndefined()
  })

  test('PLAN-06 hours of travel on Holy Thursday are named with their day', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start: '2027-03-20', days: 9 },
      places: ['gracias', 'copan'],
    }
    const nights = { gracias: 5, copan: 3 }
    const trip = planTrip({ parameters, edits: { ...NO_EDITS, order: ['gracias', 'copan'], nights } }, data)
    expect(trip.days[5]).toMatchObject({ date: '2027-03-25', place: 'copan' })
    expect(trip.warnings).toContainEqual({ kind: 'holiday-way', day: 6, hours: 4 })
  })

  test.each([
    ['2027-04-27', '2027-05-01'],
    ['2027-09-11', '2027-09-15'],
    ['2027-03-20', '2027-03-24'],
  ])(
    'PLAN-03 PLAN-06 from %s, the planner avoids a long trip on %s, and warns of one that the traveler set',
    (start, date) => {
      const days = 9
      const copan = daysBetween(start, date)
      const parameters = {
        ...DEFAULT_PARAMETERS,
        when: { start, days },
        places: ['copan', 'gracias'],
      }
      const movesOn = (nights: Record<string, number>) => {
        const trip = planTrip(
          { parameters, edits: { ...NO_EDITS, order: ['copan', 'gracias'], nights } },
          data,
        )
        const ways = trip.warnings.flatMap((one) => (one.kind === 'holiday-way' ? one.day : []))
        return { ways, isOn: trip.days.some((day) => day.date === date && day.rides.length > 0) }
      }
      expect(movesOn({ copan })).toEqual({ ways: [copan + 1], isOn: true })
      expect(movesOn({})).toEqual({ ways: [], isOn: false })
    },
  )

  test.each([
    [['comayagua', 'tegucigalpa'], 'XPL', '2027-03-24', 5],
    [['tegucigalpa', 'comayagua'], 'XPL', '2027-03-22', 8],
    [['comayagua', 'lago-de-yojoa'], 'SAP', '2027-03-23', 7],
  ] as const)(
    'PLAN-03 PLAN-04 a trip to %j by %s from %s sees the Good Friday carpets in Comayagua',
    (places, gateway, start, days) => {
      const parameters = {
        places: [...places],
        arrival: gateway,
        departure: gateway,
        interests: ['culture' as const],
      }
      const friday = (from: string) =>
        plan({ ...parameters, when: { start: from, days } }).days.find(({ date }) => date === '2027-03-26')
      expect(friday(start)?.slots.morning).toMatchObject({ activity: 'comayagua-carpets' })
      expect(friday(start)?.rides).toEqual([])
      for (const when of [
        { start: '2027-04-04', days },
        { month: 3, days },
      ])
        expect(JSON.stringify(plan({ ...parameters, when }))).not.toContain('carpets')
    },
  )

  test('PLAN-03 nights set by the traveler stay, even if they miss the Good Friday carpets', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start: '2027-03-24', days: 5 },
      arrival: 'XPL' as const,
      departure: 'XPL' as const,
      places: ['comayagua', 'tegucigalpa'],
    }
    const { stays } = planTrip({ parameters, edits: { ...NO_EDITS, nights: { comayagua: 1 } } }, data)
    expect(stays.map(({ place, nights }) => [place, nights])).toEqual([
      ['comayagua', 1],
      ['tegucigalpa', 3],
    ])
    expect(data.activities.find(({ id }) => id === 'comayagua-cathedral')?.description).not.toContain(
      'carpets',
    )
  })

  test('PLAN-06 from December to February, cold fronts may stop boats and small planes', () => {
    const warns = (month: number, place: string) =>
      plan({ when: { month, days: 8 }, places: [place] }).warnings.some(({ kind }) => kind === 'northers')
    for (const month of [12, 1, 2]) expect(warns(month, 'utila')).toBe(true)
    for (const month of [3, 11]) expect(warns(month, 'utila')).toBe(false)
    expect(warns(1, 'copan')).toBe(false)
  })

  test('PLAN-06 all places tied for the most rain are named', () => {
    const trip = plan({ when: { month: 1, days: 10 }, places: ['roatan', 'utila'] })
    const rain = trip.warnings.find(({ kind }) => kind === 'rainy')
    expect(rain).toMatchObject({ places: ['roatan', 'utila'] })
  })

  test('PLAN-04 on Christmas Day neither ruins nor a farm is planned, and the ruins are seen on another day, if need be in an afternoon', () => {
    const inCopan = (start: string, days: number) =>
      plan({ when: { start, days }, places: ['copan'], interests: ['ruins', 'coffee'] })
    const shut = /copan-ruins|sepulturas|museum|farm/
    for (const days of [3, 5]) {
      const trip = inCopan('2026-12-24', days)
      expect(activitiesOf(trip)[1]).not.toEqual([])
      expect(JSON.stringify(trip.days[1])).not.toMatch(shut)
    }
    expect(activitiesOf(inCopan('2026-12-24', 5)).flat()).toContain('copan-ruins')
    expect(activitiesOf(inCopan('2026-12-17', 3))[1]).toContain('copan-ruins')
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start: '2026-12-22', days: 5 },
      places: ['gracias', 'copan'],
    }
    const edits = { ...NO_EDITS, order: ['gracias', 'copan'], nights: { gracias: 2, copan: 2 } }
    const short = planTrip({ parameters, edits }, data)
    expect(short.days[2]?.slots.afternoon).toMatchObject({ activity: 'copan-ruins' })
  })

  test('PLAN-03 PLAN-06 a long move on Christmas Eve is put on another day, or, if the traveler set the nights, raises a warning', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start: '2026-12-18', days: 12 },
      places: ['roatan', 'copan'],
      interests: ['beach' as const],
    }
    const ridesOn = (trip: Trip, date: string) => trip.days.find((day) => day.date === date)?.rides
    const free = planTrip({ parameters, edits: NO_EDITS }, data)
    for (const date of ['2026-12-24', '2026-12-25']) expect(ridesOn(free, date)).toEqual([])
    expect(free.warnings.map(({ kind }) => kind)).not.toContain('holiday-way')
    const set = planTrip({ parameters, edits: { ...NO_EDITS, nights: { roatan: 6 } } }, data)
    expect(ridesOn(set, '2026-12-24')).not.toEqual([])
    expect(set.warnings).toContainEqual({ kind: 'holiday-way', day: 7, hours: 6 })
    const week = plan({ ...parameters, when: { start: '2026-12-04', days: 12 } })
    expect(week.warnings.map(({ kind }) => kind)).not.toContain('holiday-way')
  })

  test('PLAN-03 PLAN-04 PLAN-06 on Holy Thursday and Good Friday no museum is planned, on Friday no bus that can wait, and the plan says so', () => {
    const trip = plan({
      when: { start: '2027-03-23', days: 6 },
      places: ['copan', 'gracias', 'santa-rosa-de-copan'],
      arrival: 'land',
      departure: 'land',
      origin: 'GT',
    })
    const dates = ['2027-03-25', '2027-03-26']
    const holy = trip.days.filter(({ date }) => dates.includes(date ?? ''))
    expect(holy.at(-1)?.rides).toEqual([])
    expect(JSON.stringify(holy)).not.toContain('casa-galeano')
    expect(trip.warnings).toContainEqual({ kind: 'holidays', dates: [...dates, '2027-03-27'] })
    const ruins = plan({ when: { start: '2027-03-24', days: 4 }, places: ['copan'], interests: ['ruins'] })
    expect(activitiesOf(ruins)[1]).toContain('copan-ruins')
  })

  test.each(['2026-12-24', '2026-12-31'])(
    'PLAN-04 PLAN-06 from %s, no dinner out is planned on the holiday when many restaurants are closed',
    (start) => {
      const trip = plan({ when: { start, days: 7 }, places: ['roatan'], interests: ['food'] })
      const holiday = trip.days.find(({ date }) => date?.endsWith('-12-25') || date?.endsWith('-01-01'))
      expect(JSON.stringify(trip.days)).toContain('dinner')
      expect(JSON.stringify(holiday?.slots)).not.toContain('dinner')
    },
  )

  test('PLAN-04 a request for rivers in La Ceiba includes rafting, and only once if there is a stay at the river too', () => {
    const raftsIn = (...places: string[]) =>
      activitiesOf(
        plan({
          when: { month: 2, days: 7 },
          arrival: 'LCE',
          departure: 'LCE',
          places,
          interests: ['rivers'],
        }),
      )
        .flat()
        .filter((id) => id.endsWith('cangrejal-rafting'))
    expect(raftsIn('la-ceiba')).toEqual(['ceiba-cangrejal-rafting'])
    expect(raftsIn('la-ceiba', 'pico-bonito')).toEqual(['cangrejal-rafting'])
  })

  test('PLAN-04 PLAN-06 nobody dives the day before a flight, not even as a rain alternative, and the plan says so', () => {
    const trip = plan({
      when: { month: 4, days: 3 },
      arrival: 'RTB',
      departure: 'RTB',
      places: ['roatan'],
      interests: ['diving'],
    })
    expect(JSON.stringify(trip.days)).not.toMatch(/dive/)
    expect(trip.warnings).toContainEqual({ kind: 'no-dives', interest: 'diving' })
  })

  test('PLAN-06 an interest for which the days leave no time is named, unlike one that is served', () => {
    const trip = plan({
      when: { start: '2027-11-12', days: 4 },
      arrival: 'land',
      departure: 'land',
      origin: 'SV',
      interests: ['coffee', 'culture', 'hiking'],
    })
    expect(trip.warnings.filter(({ kind }) => kind === 'not-planned')).toEqual([
      { kind: 'not-planned', interest: 'coffee' },
    ])
  })

  test('PLAN-06 days with nothing new are named, unlike a single one', () => {
    const free = (days: number) =>
      plan({
        places: ['tela'],
        interests: ['beach'],
        pace: 'relaxed',
        when: { month: 12, days },
      }).warnings.filter(({ kind }) => kind === 'free-days')
    expect(free(8)).toEqual([{ kind: 'free-days', days: [3, 5, 7] }])
    expect(free(4)).toEqual([])
  })

  test('PLAN-04 a place without a sight for the chosen interest is not suggested for its fame', () => {
    const trip = plan({ when: { month: 4, days: 6 }, interests: ['hiking'] })
    expect(trip.stays.map(({ place }) => place)).not.toContain('roatan')
  })

  test.each(INTERESTS)(
    'PLAN-03 travelers who choose nearly everything but %s are sent nowhere with that as its main sight',
    (refused) => {
      const interests = INTERESTS.filter((one) => one !== refused)
      for (let days = 3; days <= 21; days += 3)
        for (const { place, stopover } of plan({ interests, when: { month: 3, days } }).stays) {
          const sight = data.activities.find((one) => one.isHighlight && one.place === place)
          if (!stopover) expect(sight?.interests[0]).not.toBe(refused)
        }
    },
  )

  test('PLAN-06 a place between two days of travel is named', () => {
    const parameters = { ...DEFAULT_PARAMETERS, when: { month: 2, days: 7 }, places: ['roatan', 'copan'] }
    const trip = planTrip({ parameters, edits: { ...NO_EDITS, nights: { roatan: 5 } } }, data)
    expect(trip.warnings).toContainEqual({ kind: 'no-daytime', place: 'copan' })
  })

  test('PLAN-03 PLAN-06 a move away from Christmas leaves no place without daytime', () => {
    const when = { start: '2026-12-20', days: 9 }
    const trip = plan({ when, places: ['copan', 'tela', 'roatan'], departure: 'RTB' })
    expect(trip.stays.map(({ nights }) => nights)).toEqual([2, 2, 4])
    expect(trip.warnings.map(({ kind }) => kind)).not.toContain('no-daytime')
  })

  test('PLAN-04 travelers who come to Utila only to snorkel can do so in every season', () => {
    for (const month of [2, 7, 11]) {
      const trip = plan({ when: { month, days: 5 }, places: ['utila'], interests: ['snorkel'] })
      expect(activitiesOf(trip).flat()).toContain('utila-shore-snorkel')
    }
  })

  test('PLAN-08 child life jackets and small toys are for small children', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 2, days: 8 },
      children: [4, 9, 15],
      places: ['lago-de-yojoa', 'roatan'],
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    const count = (one: string) => items.find(({ id }) => id === one)?.quantity
    expect(count('kids-life-vest')).toBe(2)
    expect(count('small-toys')).toBe(1)
    expect(count('minor-permission')).toBe(3)
  })

  test('PLAN-08 wipes are for babies and small children', () => {
    const hasWipes = (...children: readonly number[]) => {
      const parameters = { ...DEFAULT_PARAMETERS, children: [...children], places: ['tela'] }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return items.some(({ id }) => id === 'baby-wipes')
    }
    expect([hasWipes(3, 14), hasWipes(14), hasWipes()]).toEqual([true, false, false])
  })

  test('PLAN-08 no reason mentions a boat if none is taken', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 9, days: 6 },
      places: ['comayagua', 'tegucigalpa', 'gracias'],
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    expect(items.map(({ id }) => id)).toContain('pack-cover')
    expect(items.flatMap(({ reasons }) => reasons).join()).not.toContain('boat')
  })

  test('PLAN-08 children too young to dive need no dive gear', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 4, days: 8 },
      children: [9, 12],
      places: ['utila'],
      interests: ['diving' as const],
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    expect(items.find(({ id }) => id === 'dive-computer')?.quantity).toBe(3)
  })

  test.each(PACES)(
    'PLAN-04 at a %s pace, a day ashore has something for the morning and the afternoon',
    (pace) => {
      const trip = plan({
        when: { start: '2027-01-14', days: 1 },
        places: ['roatan'],
        arrival: 'RTB',
        departure: 'RTB',
        interests: ['beach', 'wildlife'],
        pace,
      })
      const { morning, afternoon } = trip.days[0]!.slots
      expect([morning.kind, afternoon.kind]).toEqual(['activity', 'activity'])
      expect(activitiesOf(trip)[0]).toContain('gumbalimba-park')
    },
  )

  test('PLAN-04 travelers at Celaque who do not hike see it from its short trails', () => {
    const trip = (interests: Interest[]) =>
      activitiesOf(plan({ when: { month: 3, days: 5 }, places: ['gracias'], interests })).flat()
    expect(trip(['culture'])).toContain('celaque-short-trails')
    expect(trip(['culture'])).not.toContain('celaque-trail')
    expect(trip(['hiking'])).toContain('celaque-trail')
  })

  test('PLAN-04 a day ashore has a morning and an afternoon at the place', () => {
    const trip = plan({ when: { month: 2, days: 1 }, arrival: 'RTB', departure: 'RTB', places: ['roatan'] })
    expect(trip.stays).toMatchObject([{ place: 'roatan', nights: 0 }])
    expect(trip.days[0]?.slots).toMatchObject({
      morning: { kind: 'activity' },
      afternoon: { kind: 'activity' },
      evening: { kind: 'travel' },
    })
    expect(trip.warnings).toEqual([])
  })

  test('PLAN-04 travelers who come only for meetings have them all day, others for half a day', () => {
    const days = { when: { start: '2027-02-09', days: 3 }, places: ['tegucigalpa'], arrival: 'XPL' } as const
    const meetings = (interests: readonly ['business', ...'food'[]]) =>
      Object.values(
        plan({ ...days, places: ['tegucigalpa'], interests: [...interests] }).days[1]!.slots,
      ).filter((slot) => slot.kind === 'activity' && slot.activity === 'capital-meetings')
    expect(meetings(['business'])).toHaveLength(2)
    expect(meetings(['business', 'food'])).toHaveLength(1)
  })

  const activitiesOf = ({ days }: ReturnType<typeof planTrip>) =>
    days.map(({ slots }) =>
      Object.values(slots).flatMap((slot) => (slot.kind === 'activity' ? [slot.activity] : [])),
    )

  test('PLAN-04 divers dive once a day and not before a flight, and never do a first dive', () => {
    const trip = plan({
      when: { month: 3, days: 8 },
      children: [11],
      places: ['roatan'],
      interests: ['diving'],
      arrival: 'RTB',
      departure: 'RTB',
    })
    const dives = activitiesOf(trip).map((day) => day.filter((id) => id.includes('div')))
    expect(dives.slice(1, -2)).toEqual(Array(5).fill(['roatan-two-dives']))
    expect(dives.slice(-2)).toEqual([[], []])
    expect(dives.flat()).not.toContain('roatan-discover-dive')
    expect(trip.warnings).not.toContainEqual({ kind: 'dive-then-fly' })
  })

  test('PLAN-04 divers get no first dive on a second island either, but may choose one', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 3, days: 14 },
      places: ['utila', 'roatan'],
      interests: ['diving' as const, 'snorkel' as const],
    }
    const planned = (slots: TripRequest['edits']['slots']) =>
      activitiesOf(planTrip({ parameters, edits: { ...NO_EDITS, slots } }, data)).flat()
    expect(planned({})).toEqual(expect.arrayContaining(['utila-two-dives', 'roatan-two-dives']))
    expect(planned({})).not.toContain('roatan-discover-dive')
    expect(planned({ 'roatan.1.afternoon': 'roatan-discover-dive' })).toContain('roatan-discover-dive')
    const { days } = planTrip(
      { parameters, edits: { ...NO_EDITS, slots: { 'roatan.1.afternoon': 'roatan-discover-dive' } } },
      data,
    )
    const day = days.find(({ place, dayOfStay }) => place === 'roatan' && dayOfStay === 1)
    expect(JSON.stringify(day)).not.toContain('roatan-two-dives')
  })

  test('PLAN-08 each diver has a dive computer, a marker buoy and a card', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      places: ['utila'],
      interests: ['diving' as const],
      children: [14],
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    for (const gear of ['dive-computer', 'surface-marker', 'dive-card'])
      expect(items.find(({ id }) => id === gear)).toMatchObject({ quantity: 3 })
  })

  test.each([
    [2, 8, { 'reef-sunscreen': 2, 'solid-soap': 1, 'power-bank': 1 }],
    [6, 14, { 'reef-sunscreen': 8, 'solid-soap': 3, 'power-bank': 3 }],
    [1, 30, { 'reef-sunscreen': 2, 'solid-soap': 1, 'power-bank': 1 }],
    [12, 30, { 'reef-sunscreen': 18, 'solid-soap': 12, 'power-bank': 6 }],
  ])('PLAN-08 %i people for %i days share what gets used up, within limits', (adults, days, expected) => {
    const parameters = { ...DEFAULT_PARAMETERS, adults, when: { month: 3, days }, places: ['roatan'] }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    for (const [shared, quantity] of Object.entries(expected))
      expect(items.find(({ id }) => id === shared)).toMatchObject({ quantity })
  })

  test('PLAN-08 each of six has cubes and a laundry bag, and they share repellent and first-aid kits', () => {
    const quantities = (adults: number) => {
      const parameters = {
        ...DEFAULT_PARAMETERS,
        adults,
        when: { month: 2, days: 14 },
        bag: 'checked' as const,
      }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return ['repellent', 'first-aid-kit', 'packing-cubes', 'laundry-bag'].map(
        (id) => items.find((item) => item.id === id)?.quantity,
      )
    }
    expect(quantities(6)).toEqual([6, 2, 6, 6])
    expect(quantities(1)).toEqual([1, 1, 1, 1])
  })

  test('PLAN-08 PLAN-09 meetings need neither beach items nor more than a cabin bag', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 6, days: 4 },
      adults: 1,
      places: ['tegucigalpa'],
      interests: ['business' as const, 'food' as const],
      arrival: 'XPL' as const,
      departure: 'XPL' as const,
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    const ids = items.map(({ id }) => id)
    for (const none of ['dry-bag', 'pack-cover', 'day-pack', 'sandals', 'sun-hat'])
      expect(ids).not.toContain(none)
    expect(checkCarryOn(items, parameters)).toMatchObject({ limitGrams: 10_000 })
    expect(checkCarryOn(items, parameters).grams).toBeLessThan(10_000)
  })

  test('PLAN-08 a one-day trip needs nothing for the night, a beach no binoculars, and a dive no rash guard', () => {
    const packs = (changes: Partial<TripRequest['parameters']>) => {
      const parameters = { ...DEFAULT_PARAMETERS, ...changes }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return items.map(({ id }) => id)
    }
    const day = packs({ when: { month: 2, days: 1 }, places: ['tela'] })
    for (const none of ['menstrual-products', 'eye-mask-earplugs']) expect(day).not.toContain(none)
    expect(packs({ places: ['roatan'], interests: ['beach'], arrival: 'RTB' })).not.toContain('binoculars')
    const dives = { when: { month: 5, days: 5 }, places: ['utila'], interests: ['diving' as const] }
    expect(packs(dives)).not.toContain('rash-guard')
  })

  test('PLAN-08 a day ashore needs no soap, and the lake no conditioner for salty hair', () => {
    const packs = (changes: Partial<TripRequest['parameters']>) => {
      const parameters = { ...DEFAULT_PARAMETERS, ...changes }
      const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
      return items.map(({ id }) => id)
    }
    const ashore = packs({
      when: { month: 2, days: 1 },
      places: ['roatan'],
      arrival: 'RTB',
      departure: 'RTB',
    })
    for (const hygiene of ['solid-soap', 'shampoo-bar', 'toothbrush', 'toothpaste', 'deodorant'])
      expect(ashore).not.toContain(hygiene)
    const atLake = packs({ when: { month: 2, days: 4 }, places: ['lago-de-yojoa'], interests: ['rivers'] })
    expect(atLake).not.toContain('conditioner')
  })

  test('PLAN-04 after a transoceanic flight, the first day is free and no transfer of more than three hours follows', () => {
    const roatan = (origin: 'ES' | 'US', days: number) =>
      plan({ origin, when: { month: 2, days }, places: ['roatan'], arrival: 'RTB', departure: 'RTB' })
        .days[0]!
    expect(roatan('US', 6).slots.afternoon.kind).toBe('activity')
    expect(roatan('ES', 6).slots.afternoon).toEqual({ kind: 'free' })
    expect(roatan('ES', 1).slots.afternoon.kind).toBe('activity')
    const stays = (origin: 'GB' | 'US') =>
      plan({ origin, places: ['copan'], when: { month: 2, days: 6 } }).stays
    expect(stays('US')[0]).toMatchObject({ place: 'copan' })
    expect(stays('GB')[0]).toMatchObject({ place: 'san-pedro-sula', nights: 1, stopover: 'transfer' })
  })

  test('PLAN-04 two weeks on an island alternate new activities, repeats and rest', () => {
    const trip = plan({ when: { month: 2, days: 14 }, places: ['roatan'], arrival: 'RTB', departure: 'RTB' })
    const whole = trip.days.slice(1, -1).map(({ slots }) => [slots.morning, slots.afternoon])
    const isNew = ([...halves]: (typeof whole)[number]) => halves.some(({ kind }) => kind === 'activity')
    const news = whole.map(isNew)
    expect(news.filter((one) => !one).length).toBeGreaterThanOrEqual(4)
    expect(news.slice(1, 11).some((one, i, all) => !one && all[i + 1] === false)).toBe(false)
    const evenings = new Set(trip.days.map(({ slots }) => JSON.stringify(slots.evening)))
    expect(evenings.size).toBeGreaterThanOrEqual(6)
    const again = whole.map((halves) =>
      halves.flatMap((slot) => (slot.kind === 'free' && slot.again ? [slot.again] : [])),
    )
    for (const named of again) expect(named.length).toBeLessThanOrEqual(1)
    expect(new Set(again.flat()).size).toBeGreaterThanOrEqual(3)
    const rests = whole.filter((halves) => !isNew(halves))
    expect(rests.some(([morning]) => morning?.kind === 'free' && morning.again)).toBe(true)
    expect(rests.some(([, afternoon]) => afternoon?.kind === 'free' && afternoon.again)).toBe(true)
  })

  test('PLAN-04 what serves no interest, such as an office, is named only for rain', () => {
    const trip = plan({ when: { month: 2, days: 14 }, places: ['roatan'], arrival: 'RTB', departure: 'RTB' })
    expect(activities.get('roatan-marine-park-center')?.interests).toEqual([])
    expect(activitiesOf(trip).flat()).not.toContain('roatan-marine-park-center')
    expect(JSON.stringify(trip.days)).toContain('"ifRain":"roatan-marine-park-center"')
  })

  test('PLAN-04 the morning before a flight home is left free, but not before a trip home by land', () => {
    const last = (origin: 'US' | 'HN') =>
      plan({ places: ['san-pedro-sula'], when: { month: 2, days: 3 }, origin }).days.at(-1)!
    expect(last('US').slots.morning.kind).toBe('free')
    expect(last('HN').slots.morning.kind).toBe('activity')
  })

  test('PLAN-04 a ride of up to two hours leaves half of the arrival and departure days free', () => {
    const ends = (place: string, origin: 'US' | 'HN') => {
      const { days } = plan({ places: [place], when: { month: 2, days: 4 }, origin })
      return [days[0]!.slots.afternoon.kind, days.at(-1)!.slots.morning]
    }
    expect(ends('tela', 'US')).toEqual(['travel', { kind: 'free' }])
    expect(ends('tela', 'HN')).toMatchObject(['activity', { kind: 'activity' }])
    expect(ends('copan', 'HN')).toMatchObject([expect.any(String), { kind: 'travel' }])
  })

  test('PLAN-01 PLAN-03 a trip from a home in Honduras goes by road and begins at the nearest gateway', () => {
    const fromHome = { origin: 'HN', arrival: 'XPL', departure: 'XPL' } as const
    const trip = plan({ ...fromHome, places: ['lago-de-yojoa'], when: { month: 2, days: 3 } })
    expect([trip.start, trip.end]).toEqual(['comayagua', 'comayagua'])
    expect(trip.warnings).toContainEqual({ kind: 'home', place: 'comayagua' })
    const islands = plan({ ...fromHome, places: ['roatan'], when: { month: 2, days: 6 } })
    const modes = islands.days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))
    expect(modes).toContain('ferry')
    expect(modes).not.toContain('plane')
    expect(islands.warnings.map(({ kind }) => kind)).not.toContain('flight-day')
  })

  test('PLAN-04 the hours to and from the border are kept free on a trip by land', () => {
    const byLand = { arrival: 'land', departure: 'land', origin: 'GT' } as const
    const { days } = plan({ ...byLand, places: ['copan'], when: { month: 2, days: 4 } })
    const kindsOf = (day: Day | undefined) => Object.values(day?.slots ?? {}).map(({ kind }) => kind)
    expect(kindsOf(days[0])).toEqual(['travel', 'travel', 'activity'])
    expect(kindsOf(days.at(-1))).toEqual(['travel', 'travel', 'travel'])
  })

  test('PLAN-04 the afternoon of arrival by plane is for the transfer from the airport, unless it is short', () => {
    const first = (arrival: 'SAP' | 'LCE' | 'land', ...places: string[]) =>
      Object.values(plan({ places, when: { month: 2, days: 5 }, arrival }).days[0]!.slots).map(
        ({ kind }) => kind,
      )
    expect(first('SAP', 'tela')).toEqual(['travel', 'travel', 'activity'])
    expect(first('SAP', 'lago-de-yojoa')).toEqual(['travel', 'travel', 'activity'])
    expect(first('LCE', 'pico-bonito')).toEqual(['travel', 'activity', 'activity'])
    expect(first('LCE', 'la-ceiba')).toEqual(['travel', 'activity', 'activity'])
  })

  test('PLAN-04 nobody takes a day trip to where they stay', () => {
    const ids = (places: string[]) =>
      activitiesOf(plan({ places, when: { month: 3, days: 7 }, interests: ['snorkel'] })).flat()
    expect(ids(['la-ceiba'])).toContain('cayos-day-trip')
    expect(ids(['la-ceiba', 'cayos-cochinos'])).not.toContain('cayos-day-trip')
  })

  test('PLAN-04 morning and afternoon have different alternatives for rain', () => {
    holds((request) => {
      for (const { slots } of planTrip(request, data).days) {
        const alternatives = Object.values(slots).flatMap((slot) =>
          slot.kind === 'activity' && slot.ifRain ? [slot.ifRain] : [],
        )
        expect(new Set(alternatives).size).toBe(alternatives.length)
      }
    })
  })

  test.each([{ infants: 1 }, { children: [3] }, { children: [7] }, { children: [12] }])(
    'PLAN-04 with %j, every full day of three to five nights in one place has something to do, or to repeat',
    (party) => {
      const idle = data.places.flatMap(({ id }) =>
        [3, 4, 5].flatMap((nights) =>
          Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) =>
            plan({ ...party, places: [id], when: { month, days: nights + 1 } }).days.flatMap(
              ({ number, slots }) => {
                const daytime = [slots.morning, slots.afternoon]
                const isIdle = daytime.every((slot) => slot.kind === 'free' && slot.again === undefined)
                return isIdle ? [`${id}, month ${month}, ${nights} nights, day ${number}`] : []
              },
            ),
          ),
        ),
      )
      expect(idle).toEqual([])
    },
  )

  test('PLAN-04 free time suggests repeating activities of earlier days, and nothing twice on the same day', () => {
    const { days } = plan({ places: ['tela', 'lago-de-yojoa'], when: { month: 1, days: 20 }, children: [9] })
    const done = new Set<string>()
    let named = 0
    for (const { slots } of days) {
      const today = [slots.morning, slots.afternoon, slots.evening]
      const again = today.flatMap((slot) => (slot.kind === 'free' && slot.again ? [slot.again] : []))
      const planned = today.flatMap((slot) =>
        slot.kind === 'activity' && !slot.continues ? [slot.activity] : [],
      )
      expect([...done]).toEqual(expect.arrayContaining(again))
      expect(new Set([...again, ...planned]).size).toBe(again.length + planned.length)
      for (const id of planned) done.add(id)
      named += again.length
    }
    expect(named).toBeGreaterThan(5)
  })

  test.each([
    ['guanaja', 'SAP', 'la-ceiba'],
    ['trujillo', 'SAP', 'la-ceiba'],
    ['roatan', 'RTB', 'la-ceiba'],
    ['la-ceiba', 'LCE', undefined],
  ] as const)(
    'PLAN-03 from %s, the morning boat to the cays is taken after a night at the pier',
    (from, arrival, pier) => {
      const places = [from, 'cayos-cochinos']
      const { stays } = plan({ when: { month: 3, days: 9 }, places, arrival, departure: arrival })
      const before = stays[stays.findIndex(({ place }) => place === 'cayos-cochinos') - 1]
      expect(before).toMatchObject(pier ? { place: pier, nights: 1, stopover: 'boat' } : { place: from })
    },
  )

  test('PLAN-03 travelers who fly in take the boat the next morning, unless they remove the night', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      places: ['cayos-cochinos'],
      arrival: 'LCE' as const,
      departure: 'LCE' as const,
    }
    const request = { parameters, edits: NO_EDITS }
    const { stays } = planTrip(request, data)
    expect(stays[0]).toMatchObject({ place: 'la-ceiba', nights: 1, stopover: 'boat' })
    expect(planTrip(removeStopover(request, stays[0]!), data).stays).toMatchObject([
      { place: 'cayos-cochinos', nights: 7 },
    ])
  })

  test('PLAN-03 PLAN-06 a night separates hours on the road from a plane that does not fly every day, and tight connections are named', () => {
    const west = plan({ when: { start: '2027-02-05', days: 15 }, places: ['gracias', 'utila'] })
    expect(west.stays.map(({ place, nights, stopover }) => [place, stopover ? nights : 0])).toEqual([
      ['gracias', 0],
      ['san-pedro-sula', 1],
      ['utila', 0],
    ])
    const connections = ({ warnings }: Trip) => warnings.filter(({ kind }) => kind === 'connection')
    expect(connections(west)).toEqual([])
    const arriving = plan({ when: { start: '2027-02-12', days: 8 }, places: ['utila'] })
    expect(connections(arriving)).toEqual([{ kind: 'connection', day: 1, place: 'san-pedro-sula' }])
    const short = planTrip(
      {
        parameters: {
          ...DEFAULT_PARAMETERS,
          when: { start: '2027-02-09', days: 6 },
          places: ['gracias', 'utila'],
        },
        edits: { ...NO_EDITS, nights: { gracias: 3, utila: 2 } },
      },
      data,
    )
    expect(connections(short)).toEqual([{ kind: 'connection', day: 4, place: 'san-pedro-sula' }])
  })

  test('PLAN-03 PLAN-06 hours to the border count toward the first day, and a night separates them from more', () => {
    const byLand = { arrival: 'land', departure: 'land', when: { month: 2, days: 8 } } as const
    const far = plan({ ...byLand, origin: 'GT', places: ['utila'] })
    expect(far.stays.map(({ place, nights }) => [place, nights])).toEqual([
      ['copan', 1],
      ['utila', 5],
      ['copan', 1],
    ])
    const near = plan({ ...byLand, origin: 'SV', places: ['gracias'] })
    expect(near.stays.map(({ place }) => place)).toEqual(['gracias'])
    expect(near.warnings).toContainEqual({ kind: 'long-day', day: 1, hours: 7 })
  })

  test('PLAN-03 nobody takes a boat to the flight home on the same day, unless they remove the night', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 4, days: 5 },
      places: ['utila'],
      departure: 'RTB' as const,
    }
    const request = { parameters, edits: NO_EDITS }
    const trip = planTrip(request, data)
    expect(trip.stays.at(-1)).toMatchObject({ place: 'roatan', nights: 1, stopover: 'transfer' })
    expect(trip.days.at(-1)?.rides).toEqual([])
    expect(planTrip(removeStopover(request, trip.stays.at(-1)!), data).stays).toMatchObject([
      { place: 'utila', nights: 4 },
    ])
  })

  test('PLAN-03 PLAN-06 a trip by sea or air plus a bus ends the day before the flight home, and a long transfer is named', () => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start: '2026-12-28', days: 10 },
      places: ['copan', 'roatan'],
      departure: 'XPL' as const,
    }
    const request = { parameters, edits: NO_EDITS }
    const trip = planTrip(request, data)
    const flightDay = ({ warnings }: Trip) => warnings.find(({ kind }) => kind === 'flight-day')
    expect(trip.stays.at(-1)).toMatchObject({ place: 'comayagua', nights: 1, stopover: 'transfer' })
    expect(flightDay(trip)).toBeUndefined()
    const without = planTrip(removeStopover(request, trip.stays.at(-1)!), data)
    expect(flightDay(without)).toEqual({ kind: 'flight-day', day: 10, hours: 5, place: 'comayagua' })
    const ways = [
      { places: ['roatan'], hours: 2.5 },
      { places: ['copan'], hours: 3.5 },
      { places: ['tela'], hours: undefined },
      { places: ['copan'], departure: 'land' as const, hours: undefined },
      { places: ['copan'], origin: 'HN' as const, hours: undefined },
      { places: ['roatan'], when: { month: 3, days: 1 }, hours: undefined },
    ]
    for (const { hours, ...changes } of ways)
      expect(flightDay(plan({ when: { month: 3, days: 4 }, ...changes })), changes.places[0]).toEqual(
        hours && { kind: 'flight-day', day: 4, hours, place: 'san-pedro-sula' },
      )
  })

  test.each<Partial<TripRequest['parameters']>>([
    { interests: ['culture', 'hiking'] },
    { interests: [] },
    { departure: 'land' },
  ])('PLAN-03 two weeks by land from Guatemala with %j begin in Copán, Santa Rosa and Gracias', (changes) => {
    const { stays } = plan({ origin: 'GT', arrival: 'land', when: { month: 2, days: 14 }, ...changes })
    const west = ['copan', 'santa-rosa-de-copan', 'gracias']
    expect(stays.slice(0, 3).map(({ place }) => place)).toEqual(west)
  })

  test('PLAN-03 travelers who come and leave by land take no plane where there is a bus or a ferry', () => {
    const byLand = { arrival: 'land', departure: 'land', places: ['roatan', 'tela'] } as const
    const modes = (origin: 'GT' | 'HN') => {
      const trip = plan({ ...byLand, places: [...byLand.places], origin, when: { month: 2, days: 9 } })
      expect(trip.days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))).not.toContain('plane')
      return trip
    }
    expect(modes('GT').stays.some(({ stopover }) => stopover === 'transfer')).toBe(true)
    expect(modes('HN').stays.some(({ stopover }) => stopover)).toBe(false)
  })
})

describe('nights', () => {
  const total = (stays: readonly Stay[]) => stays.reduce((sum, { nights }) => sum + nights, 0)
  /** A plan after removing some places and changing some nights, using only enabled buttons. */
  const edited = fc
    .tuple(
      parametersFor(data).filter(({ when }) => when.days > 2),
      fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.nat()), { maxLength: 6 }),
    )
    .map(([parameters, steps]) =>
      steps.reduce<TripRequest>(
        (request, [removes, at, number]) => {
          const trip = planTrip(request, data)
          const stay = trip.stays[at % trip.stays.length]!
          if (removes)
            return stay.stopover ? removeStopover(request, stay) : removePlace(request, trip, stay.place)
          const { least, most } = nightsFor(request, trip, stay)
          return most < least
            ? request
            : lockNights(request, trip, stay, least + (number % (most - least + 1)))
        },
        { parameters, edits: NO_EDITS },
      ),
    )
  const holdsAfterEdits = (check: (request: TripRequest, trip: ReturnType<typeof planTrip>) => void) =>
    fc.assert(
      fc.property(edited, (request) => check(request, planTrip(request, data))),
      { numRuns, seed: 15 },
    )

  test('PLAN-07 the nights of every stay, even a stopover, become what the traveler sets', () => {
    holdsAfterEdits((request, trip) => {
      for (const stay of trip.stays) {
        const { least, most } = nightsFor(request, trip, stay)
        for (const nights of new Set([least, most, stay.nights - 1, stay.nights + 1])) {
          if (nights < least || nights > most || nights === stay.nights) continue
          const locked = lockNights(request, trip, stay, nights)
          const { stays } = planTrip(locked, data)
          const changed = stays.filter(({ place, stopover }) => place === stay.place && !stopover)
          expect(changed).toMatchObject([{ nights }])
          expect(total(stays)).toBe(locked.parameters.when.days - 1)
        }
      }
    })
  })

  test('PLAN-07 removing a place gives its nights to the others that are not locked, and a removed stopover is gone', () => {
    holdsAfterEdits((request, trip) => {
      for (const { place, stopover } of trip.stays) {
        if (stopover) continue
        const after = removePlace(request, trip, place)
        const others = placesOf(request, trip).filter((id) => id !== place)
        const isLocked = (id: string) => Number(request.edits.nights[id]) > 0
        const { stays } = planTrip(after, data)
        for (const id of others) expect(after.edits.nights[id]).toBe(request.edits.nights[id])
        if (!others.every(isLocked)) expect(stays.filter((one) => one.stopover === 'rest')).toEqual([])
      }
      for (const stay of trip.stays.filter((one) => one.stopover && placesOf(request, trip).length > 0)) {
        const { stays } = planTrip(removeStopover(request, stay), data)
        expect(
          stays.filter(({ place, stopover }) => place === stay.place && stopover === stay.stopover),
        ).toEqual([])
      }
    })
  })

  test('PLAN-03 no place disappears without notice, and no two days share a slot', () => {
    holds((request) => {
      const { stays, days, warnings } = planTrip(request, data)
      const named = warnings.flatMap((warning) => (warning.kind === 'too-many-places' ? warning.places : []))
      const stayed = stays.map(({ place }) => place)
      expect([...stayed, ...named]).toEqual(expect.arrayContaining(request.parameters.places))
      const keys = days.map(({ place, dayOfStay }) => slotKey(place, dayOfStay, 'morning'))
      expect(new Set(keys).size).toBe(keys.length)
    })
  })
})

describe('speed', () => {
  /** In milliseconds, the fastest run: other programs on the machine only slow some runs down. */
  const fastest = (run: () => unknown) =>
    Math.min(
      ...Array.from({ length: 30 }, () => {
        const start = performance.now()
        run()
        return performance.now() - start
      }),
    )
  const large: TripRequest = {
    parameters: {
      ...DEFAULT_PARAMETERS,
      when: { month: 11, days: 21 },
      places: data.places.slice(0, 10).map(({ id }) => id),
      interests: ['snorkel', 'ruins', 'hiking', 'culture'],
    },
    edits: NO_EDITS,
  }

  // Limits for a CPU that is not throttled, with room for a busy machine: a phone gets 4 × as long (16 and 8 ms).
  /** Until the machine is quiet enough. */
  const within = (limit: number, run: () => unknown) =>
    expect.poll(() => fastest(run), { timeout: 30_000 }).toBeLessThan(limit)

  test('PLAN-03 ten places and 21 days are planned within a frame', async () => {
    await within(16, () => planTrip(large, data))
  })

  test('PLAN-08 3,000 rules are evaluated within half a frame', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => {
      const item = data.items[i % data.items.length]!
      return { ...item, id: `${item.id}-${i}`, rules: item.rules.slice(0, 1) }
    })
    const trip = planTrip(large, data)
    await within(8, () => packFor(trip, large.parameters, { ...data, items: many }))
  })
})
