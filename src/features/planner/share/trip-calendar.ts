/** An event of one or more whole days. */
export interface CalendarEvent {
  /** Unique and stable, so that importing an event twice does not duplicate it. */
  readonly id: string
  /** `YYYY-MM-DD` */
  readonly start: string
  readonly days: number
  readonly title: string
  readonly text: string
  readonly place?: string | undefined
}

interface Calendar {
  readonly name: string
  readonly language: string
  /** Host of the shop, for the events' ids. */
  readonly host: string
  readonly made: Date
  readonly events: readonly CalendarEvent[]
}

const DAY_MS = 86_400_000

/** An iCalendar file (RFC 5545) with all-day events, which have no time zone. */
export const calendarFile = ({ name, language, host, made, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Rumbo//Trip planner//${language.toUpperCase()}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ id, start, days, title, text, place }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${basicDate(start)}`,
      `DTEND;VALUE=DATE:${basicDate(dateAfter(start, days))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      ...(place ? [`LOCATION:${escapeText(place)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

const basicDate = (date: string) => date.replaceAll('-', '')

const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)

/** Folds lines at 75 octets; the rest continues after a space (section 3.1). Never splits a character. */
const fold = (line: string): string => {
  const encoder = new TextEncoder()
  let length = 0
  return [...line].reduce((folded, character) => {
    const size = encoder.encode(character).length
    const fits = length + size <= 75
    length = fits ? length + size : 1 + size
    return `${folded}${fits ? '' : '\r\n '}${character}`
  }, '')
}
