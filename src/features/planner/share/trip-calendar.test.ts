import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { expect, test } from 'vitest'
import { calendarFile } from './trip-calendar'

const events = [
  {
    id: 'roatan-1',
    start: '2026-12-30',
    days: 3,
    title: 'Roatán: snorkel, reef; “West Bay”',
    text: 'Morning: the reef\nAfternoon: C:\\beach, rest\nEvening: ñandú 🐠 '.repeat(3),
    place: 'Roatán, Honduras',
  },
  { id: 'copan-2', start: '2027-01-02', days: 1, title: 'Copán', text: '' },
]
const file = calendarFile({
  name: 'Honduras, diciembre',
  language: 'es',
  host: 'rumbo.example',
  made: new Date('2026-11-21T10:20:30.456Z'),
  events,
})

test('PLAN-12 the calendar file has lines of at most 75 octets', () => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain('\r\nPRODID:-//Rumbo//Trip planner//ES\r\n')
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
})

test('PLAN-12 ical.js reads every event of the calendar file', () => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const read = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, description, location, start: startDate.toString(), end: endDate.toString() }
  })
  expect(read).toEqual([
    {
      uid: 'roatan-1@rumbo.example',
      summary: events[0]?.title,
      description: events[0]?.text,
      location: 'Roatán, Honduras',
      start: '2026-12-30',
      end: '2027-01-02',
    },
    expect.objectContaining({ uid: 'copan-2@rumbo.example', start: '2027-01-02', end: '2027-01-03' }),
  ])
})

test('PLAN-12 node-ical reads every event of the calendar file', () => {
  const read = Object.values(sync.parseICS(file))
    .filter((part) => part !== undefined)
    .filter(({ type }) => type === 'VEVENT')
  expect(read.map((event) => ('summary' in event ? event.summary : ''))).toEqual(
    events.map(({ title }) => title),
  )
  expect(read.map((event) => ('datetype' in event ? event.datetype : ''))).toEqual(['date', 'date'])
})
