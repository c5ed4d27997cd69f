import * as v from 'valibot'
import { type Interest, INTERESTS } from '~/content/trip-choices'
import { monthNames } from '~/i18n/dates'
import { format, plural } from '~/i18n/format'
import { LANGUAGES } from '~/i18n/languages'
import type { Locale } from '~/i18n/locales'
import { monthOf, startOf } from './engine/calendar'
import { MAX_DAYS, type TripWish, tripWish } from './engine/parameters'
import type { Stay } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import { changesOf } from './parameter-changes'
import { completed } from './reader/completed'
import { withFullForms } from './reader/full-forms'
import type { Understood } from './reader/understood'
import { TEEN_AGE, USUAL_AGE } from './reader/usual-age'
import { notFollowed } from './changes/not-followed'
import { partyChange } from './changes/party-changes'
import { timeChange } from './changes/read-time-change'
import { changed, changesTrip } from './changes/trip-changes'

/** One thing that was understood from a text. Removing it restores the form's value from before. */
export interface Chip {
  readonly field: keyof TripWish
  readonly text: string
}

/** The form's values with what a text says; what it does not mention keeps its value from `before`. */
export const applied = (before: TripWish, understood: Understood): TripWish => {
  const { when, nights = {}, unknown: _, ignored: __, year: ___, ...others } = understood
  const days = Math.min(when.days ?? before.when.days, MAX_DAYS)
  const result = v.safeParse(tripWish, {
    ...before,
    ...others,
    // A text that names places also replaces their nights.
    nights: others.places ? nights : { ...before.nights, ...nights },
    ...(others.interests && { avoid: others.avoid }),
    when: when.start
      ? { start: when.start, days }
      : when.month
        ? { month: when.month, days }
        : { ...before.when, days },
  })
  return result.success ? result.output : before
}

/**
 * What a new request is read into: a blank form with changes made by hand since `before`. Refusals are set explicitly,
 * so that earlier ones are cleared.
 */
export const startedAgain = (blank: TripWish, before: TripWish, now: TripWish): TripWish => ({
  ...blank,
  avoid: blank.avoid,
  without: blank.without,
  ...changesOf(before, now),
})

/** A note that the plan is not for the year named in the text. */
export const yearNote = (
  { year }: Pick<Understood, 'year'>,
  { when }: Pick<TripWish, 'when'>,
  t: TripPlannerMessages,
  today: string,
): string | undefined => {
  const planned = startOf({ when }, today).slice(0, 4)
  return year === undefined || planned === String(year) ? undefined : format(t.ask.year, { year, planned })
}

/** What was understood, in the form's wording. */
export const chipsOf = (
  { when, unknown: _, ...others }: Understood,
  places: readonly { readonly id: string; readonly name: string }[],
  t: TripPlannerMessages,
  locale: Locale,
  /** A word after the ages of children if the text has none. */
  assumed: readonly string[] = [],
): Chip[] => {
  const dates = new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const chips: Chip[] = []
  const add = (field: Chip['field'], text: string | undefined) => text && chips.push({ field, text })
  const { ask } = t
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id
  const placeText = (id: string) => {
    const name = nameOf(id)
    const nights = others.nights?.[id]
    return nights === undefined ? name : `${name} (${plural(t.plan.nights, nights, locale)})`
  }
  const parts = [
    when.start
      ? dates.format(new Date(when.start))
      : when.month
        ? monthNames(locale)[when.month - 1]
        : undefined,
    when.days ? plural(ask.days, Math.min(when.days, MAX_DAYS), locale) : undefined,
  ].filter((part) => part !== undefined)
  add('when', parts.join(' · '))
  if (others.arrival) add('arrival', format(ask.arrive, { place: t.gateways[others.arrival] }))
  const { arrival, departure, exit } = others
  if (departure && (departure !== arrival || exit)) {
    const place = [t.gateways[departure], ...(exit ? [t.origins[exit]] : [])].join(' · ')
    add('departure', format(ask.leave, { place }))
  }
  if (others.adults) add('adults', format(ask.adults, { n: others.adults }))
  if (others.children) {
    const ages = others.children.length > 0 ? ` (${[...others.children, ...assumed].join(', ')})` : ''
    add('children', format(ask.children, { n: others.children.length }) + ages)
  }
  if (others.infants !== undefined) add('infants', format(ask.infants, { n: others.infants }))
  add('places', others.places?.map(placeText).join(', '))
  add('interests', others.interests?.map((interest) => t.interests[interest]).join(', '))
  const skipped = Object.entries(others.nights ?? {}).flatMap(([id, n]) => (n === 0 ? nameOf(id) : []))
  if (skipped.length > 0) add('nights', format(ask.without, { names: skipped.join(', ') }))
  const avoid = others.avoid?.map((interest) => t.interests[interest])
  if (avoid?.length) add('avoid', format(ask.without, { names: avoid.join(', ') }))
  const without = others.without?.map((way) => t.ways[way])
  if (without) add('without', format(ask.without, { names: without.join(', ') }))
  if (others.pace) add('pace', `${t.form.pace}: ${t.paces[others.pace]}`)
  if (others.bag) add('bag', t.bags[others.bag])
  if (others.origin) add('origin', `${t.form.origin}: ${t.origins[others.origin]}`)
  return chips
}

/** What the box shows after reading a text. */
export interface Reading {
  readonly chips: readonly Chip[]
  readonly unknown: readonly string[]
  /** Requests that plans do not consider. */
  readonly ignored: readonly string[]
  /** Says that the plan is shorter or for a different year than the text; else empty. */
  readonly note: string
  /** The form without and with the text applied. */
  readonly before: TripWish
  readonly after: TripWish
}

/** The form at four points in time. */
interface Forms {
  /** Empty. */
  readonly blank: TripWish
  /** The trip that it changes; empty for a new one. */
  readonly initial: TripWish
  /** After the last reading. */
  readonly held: TripWish
  /** When this reading began. */
  readonly asked: TripWish
  readonly now: TripWish
  /** Of the plan that the text may change. */
  readonly stays: readonly Stay[]
}

/** Changes between a month and exact dates choose no day until it is another than the first of that month. */
const changesOfWhen = (asked: TripWish['when'], now: TripWish['when']): Understood['when'] => {
  const changes: Understood['when'] = changesOf(asked, now)
  const isSwitched = 'start' in asked !== 'start' in now
  const isSameMonth = monthOf({ when: asked }) === monthOf({ when: now })
  const isFirst = !('start' in now) || now.start.endsWith('-01')
  const { start: _, month: __, ...days } = changes
  return isSwitched && isSameMonth && isFirst ? days : changes
}

/**
 * What a text says, merged with fields changed by hand since it was sent: month and days separately, interests as a union. A
 * departure that only followed the text's arrival is dropped with it.
 */
const withEdits = (answer: Understood, asked: TripWish, now: TripWish): Understood => {
  const { departure, interests, when, ...others } = answer
  const edits = changesOfWhen(asked.when, now.when)
  const { start, month, ...length } = when
  const day = edits.start || edits.month ? {} : { ...(start && { start }), ...(month && { month }) }
  const isChosen = (one: Interest) => now.interests.includes(one)
  const isKept = (one: Interest) =>
    asked.interests.includes(one)
      ? interests?.includes(one) && isChosen(one)
      : interests?.includes(one) || isChosen(one)
  const followsArrival = asked.arrival !== now.arrival && departure === answer.arrival
  return {
    ...others,
    ...(departure && !followsArrival && { departure }),
    ...(interests && { interests: INTERESTS.filter(isKept) }),
    when: Object.keys(when).length > 0 ? { ...day, ...length, ...edits } : when,
  }
}

/** Whether the reader chose an age, as the text has none. */
const isAssumed = (age: number, text: string) =>
  (age === USUAL_AGE && !/(?<![\p{L}\d])(?:8|eight|ocho)(?!\d)/iu.test(text)) ||
  (age === TEEN_AGE && !/(?<![\p{L}\d])(?:14|fourteen|catorce)(?!\d)/iu.test(text))

/** What a text says, and the form filled in with it. Fields changed by hand in the meantime keep their values. */
export const readingOf = (
  {
    text: typed,
    answer,
    places,
  }: { text: string; answer: Understood; places: Parameters<typeof chipsOf>[1] },
  { blank, initial, held, asked, now, stays }: Forms,
  t: TripPlannerMessages,
  locale: Locale,
): { reading: Reading; parameters: TripWish; isClear: boolean } => {
  const text = withFullForms(typed)
  const { ignored = [] } = answer
  // Another place joins those that the plan suggests.
  const suggested = stays.flatMap(({ place, stopover }) => (stopover ? [] : place))
  const trip = asked.places.length > 0 ? asked : { ...asked, places: suggested }
  const timing = timeChange(text, trip, answer)
  const isChange = changesTrip(text, answer, blank !== initial, timing)
  const change = isChange ? timing : undefined
  const party = isChange ? partyChange(text, trip, answer) : undefined
  // A text that says nothing about a trip changes nothing.
  const isWish = chipsOf(answer, places, t, locale).length > 0 || (change ?? party) !== undefined
  const rest = isChange ? notFollowed(text, answer, change?.found ?? '') : { followed: answer, left: [] }
  const read = withEdits(
    isChange ? changed(text, trip, rest.followed, stays, change, party) : completed(answer),
    asked,
    now,
  )
  const { when, interests } = read
  const { days = 0 } = when
  // What was refused before is not in this text.
  const isNamed = ([id, n]: [string, number]) => n > 0 || answer.nights?.[id] === 0
  const nights = read.nights && Object.fromEntries(Object.entries(read.nights).filter(isNamed))
  const areAssumed = read.children?.some((age) => !trip.children.includes(age) && isAssumed(age, text))
  const assumed = areAssumed ? [t.ask.assumed] : []
  const chips = isWish ? chipsOf({ ...read, ...(nights && { nights }) }, places, t, locale, assumed) : []
  const before = isWish && !isChange ? startedAgain(blank, held, now) : now
  const after = isWish ? applied(before, read) : before
  const parameters = {
    ...after,
    ...changesOf(asked, now),
    ...(Object.keys(when).length > 0 && { when: after.when }),
    ...(interests && { interests: after.interests }),
  }
  const left = [...(change?.left ?? []), ...(party?.left ?? []), ...rest.left]
  const known = [change?.found ?? '', ...(party?.found ?? []), ...left].join(' ').toLowerCase()
  const unknown = [...answer.unknown.filter((word) => !known.includes(word.toLowerCase())), ...left]
  const tooLong = days > MAX_DAYS && format(t.ask.tooLong, { n: days, most: MAX_DAYS })
  const otherYear = yearNote(read, parameters, t, new Date().toISOString().slice(0, 10))
  const note = [tooLong, otherYear].filter(Boolean).join(' ')
  const isTold = unknown.length + ignored.length + note.length > 0
  const reading = { chips, unknown, ignored, note, before, after }
  return { reading, parameters, isClear: isWish && !isTold }
}
