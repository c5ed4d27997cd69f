import { DEFAULT_PARAMETERS } from '../../engine/parameters'
import { tripMessages } from '../../messages.server'
import { readRequest } from '../../reader/read-request'
import { seedPlaceNames } from '../../testing/data'
import { readingOf } from '../../understood-chips'

const blank = { ...DEFAULT_PARAMETERS, nights: {} }
const islands = {
  ...blank,
  children: [7, 10],
  bag: 'checked' as const,
  when: { start: '2027-02-10', days: 8 },
  places: ['copan', 'roatan', 'utila'],
  nights: {},
}
const onIslands = [
  { place: 'copan', nights: 2, isLocked: false },
  { place: 'roatan', nights: 3, isLocked: false },
  { place: 'utila', nights: 2, isLocked: false },
]

/** The form of the plan for the islands, as a text changes it. */
export const readOfIslands = async (text: string, locale: 'en' | 'es', of: Partial<typeof islands> = {}) => {
  const now = { ...islands, ...of }
  const answer = readRequest(text, await seedPlaceNames(locale), locale, new Date('2026-11-30T12:00:00Z'))
  const forms = { blank, initial: now, held: now, asked: now, now, stays: onIslands }
  return readingOf({ text, answer, places: [] }, forms, tripMessages(locale), locale)
}
