import { expect, test } from 'vitest'
import { type Interest, PACES } from '~/content/trip-choices'
import { activitiesById, activitiesOf, data, holds, plan, slotsOf } from '../testing/plans'
import { packFor } from './pack'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest } from './parameters'
import { planTrip } from './plan-trip'
import type { Day, Trip } from './trip'

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

test('PLAN-04 travelers who refuse boats get no boat trips, except divers who ask for dives', () => {
  const needsOf = (parameters: Partial<TripRequest['parameters']>) =>
    activitiesOf(plan({ when: { month: 4, days: 8 }, without: ['boats'], ...parameters }))
      .flat()
      .flatMap((id) => activitiesById.get(id)?.needs ?? [])
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

test('PLAN-04 a longer stay includes the main highlight of its place, whatever the interests are', () => {
  const trip = plan({ when: { month: 11, days: 30 }, interests: ['rest'], pace: 'relaxed' })
  expect(trip.stays).toContainEqual(expect.objectContaining({ place: 'copan', nights: 4 }))
  expect(activitiesOf(trip).flat()).toContain('copan-ruins')
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

test('PLAN-04 travelers who avoid hikes are on none, except for another interest', () => {
  const frogs = { when: { month: 2, days: 6 }, places: ['pico-bonito'], avoid: ['hiking' as const] }
  const walks = (interests: Interest[]) =>
    activitiesOf(plan({ ...frogs, interests }))
      .flat()
      .includes('frog-night-walk')
  expect([walks([]), walks(['wildlife'])]).toEqual([false, true])
})

test('PLAN-04 travelers who avoid beaches do not have dinner on one', () => {
  const trip = plan({ when: { month: 2, days: 6 }, places: ['roatan'], avoid: ['beach'] })
  expect(activitiesOf(trip).flat()).not.toContain('west-bay-dinner')
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

test('PLAN-04 a place without a sight for the chosen interest is not suggested for its fame', () => {
  const trip = plan({ when: { month: 4, days: 6 }, interests: ['hiking'] })
  expect(trip.stays.map(({ place }) => place)).not.toContain('roatan')
})

test('PLAN-04 travelers who come to Utila only to snorkel can do so in every season', () => {
  for (const month of [2, 7, 11]) {
    const trip = plan({ when: { month, days: 5 }, places: ['utila'], interests: ['snorkel'] })
    expect(activitiesOf(trip).flat()).toContain('utila-shore-snorkel')
  }
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
  expect(dives.flat()).not.toContain('roatan-open-water-day')
  expect(trip.warnings).not.toContainEqual({ kind: 'dive-then-fly' })
})

test('PLAN-04 divers get no course on a second island either, but may choose one', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { month: 3, days: 14 },
    places: ['utila', 'roatan'],
    interests: ['diving' as const, 'snorkel' as const],
  }
  const planned = (slots: TripRequest['edits']['slots']) =>
    activitiesOf(planTrip({ parameters, edits: { ...NO_EDITS, slots } }, data)).flat()
  expect(planned({})).toEqual(expect.arrayContaining(['utila-two-dives', 'roatan-two-dives']))
  expect(planned({})).not.toContain('roatan-open-water-day')
  expect(planned({ 'roatan.1.morning': 'roatan-open-water-day' })).toContain('roatan-open-water-day')
})

test('PLAN-04 after a transoceanic flight, the first day is free and no transfer of more than three hours follows', () => {
  const roatan = (origin: 'ES' | 'US', days: number) =>
    plan({ origin, when: { month: 2, days }, places: ['roatan'], arrival: 'RTB', departure: 'RTB' }).days[0]!
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
  expect(activitiesById.get('roatan-marine-park-center')?.interests).toEqual([])
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

test('PLAN-04 PLAN-08 travelers who learn to dive have three days of a course, and no dives for certified divers', () => {
  const when = { month: 3, days: 8 }
  const trip = plan({ when, places: ['utila'], interests: ['dive-course'] })
  const planned = activitiesOf(trip).flat()
  // A whole day is in the morning and the afternoon.
  expect(planned.filter((id) => id === 'utila-open-water-day')).toHaveLength(6)
  expect(planned).not.toContain('utila-two-dives')
  const packed = packFor(trip, { ...DEFAULT_PARAMETERS, when, interests: ['dive-course'] }, data).items
  expect(packed.map(({ id }) => id)).not.toContain('dive-card')
})

test('PLAN-04 a course that would not end on the first island does not go on the next', () => {
  const when = { start: '2027-03-05', days: 8 }
  const trip = plan({
    places: ['roatan', 'utila'],
    interests: ['dive-course'],
    when,
    arrival: 'RTB',
    departure: 'RTB',
  })
  const courses = trip.days.filter(({ slots }) => JSON.stringify(slots).includes('open-water-day'))
  expect(new Set(courses.map(({ place }) => place)).size).toBe(1)
})

test('PLAN-04 a course is on one island only, and a diver who comes along dives on the other days', () => {
  const both = plan({ places: ['utila', 'roatan'], interests: ['dive-course'], when: { month: 5, days: 12 } })
  expect(
    activitiesOf(both)
      .flat()
      .filter((id) => id.endsWith('open-water-day')),
  ).toHaveLength(6)
  const couple = plan({
    places: ['utila'],
    interests: ['diving', 'dive-course'],
    when: { month: 5, days: 9 },
  })
  expect(activitiesOf(couple).flat()).toEqual(
    expect.arrayContaining(['utila-open-water-day', 'utila-two-dives']),
  )
  expect(couple.warnings.map(({ kind }) => kind)).not.toContain('no-dives')
})
