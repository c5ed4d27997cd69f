import { TIMES } from '~/content/trip-choices'
import type { PlannerData } from '../engine/data'
import { packFor } from '../engine/pack'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from '../engine/parameters'
import { planTrip } from '../engine/plan-trip'

interface GoldenTrip {
  readonly title: string
  /** What a traveler would say about the plan. */
  readonly verdict: string
  readonly parameters: Partial<TripParameters>
}

export const GOLDEN_TRIPS: readonly GoldenTrip[] = [
  {
    title: 'A family in Holy Week',
    verdict: 'Warns of the crowds; short legs, calm water and half of every day free.',
    parameters: {
      when: { start: '2027-03-20', days: 9 },
      children: [5, 9],
      interests: ['beach', 'wildlife'],
      pace: 'relaxed',
      bag: 'checked',
    },
  },
  {
    title: 'Divers on Utila in October',
    verdict:
      'Stays on one island, puts dives first, keeps the day before the flight dry, and warns of storm season.',
    parameters: { when: { month: 10, days: 8 }, places: ['utila'], interests: ['diving'] },
  },
  {
    title: 'Business in Tegucigalpa',
    verdict:
      'Meetings on every weekday after the day of arrival; laptop and business clothes instead of beach gear.',
    parameters: {
      when: { start: '2027-02-08', days: 4 },
      adults: 1,
      places: ['tegucigalpa'],
      interests: ['business', 'food'],
      arrival: 'XPL',
      departure: 'XPL',
    },
  },
  {
    title: 'A backpacker by land from Guatemala',
    verdict: 'Enters at Copán, works its way to the sea, and leaves by plane.',
    parameters: {
      when: { month: 1, days: 14 },
      adults: 1,
      places: ['copan', 'gracias', 'lago-de-yojoa', 'tela', 'utila'],
      interests: ['ruins', 'hiking', 'diving'],
      arrival: 'land',
      origin: 'GT',
      pace: 'busy',
    },
  },
  {
    title: 'A couple’s week of reef',
    verdict: 'No long transfers: arrives and leaves through Roatán.',
    parameters: {
      when: { month: 4, days: 7 },
      interests: ['snorkel', 'rest'],
      arrival: 'RTB',
      departure: 'RTB',
    },
  },
  {
    title: 'Birds and coffee',
    verdict:
      'Dawns on the lake and in the forest, with cacao and coffee in between; Copán and its macaws open the trip.',
    parameters: { when: { month: 2, days: 10 }, interests: ['wildlife', 'coffee'], bag: 'checked' },
  },
  {
    title: 'With a baby',
    verdict: 'Nothing that a baby may not do; warns of boats only if there is one.',
    parameters: {
      when: { month: 3, days: 8 },
      infants: 1,
      interests: ['beach', 'rest'],
      pace: 'relaxed',
      bag: 'checked',
    },
  },
  {
    title: 'Grand tour of three weeks',
    verdict: 'One loop without going back and forth; a lot of travel, and it says so where it is too much.',
    parameters: {
      when: { month: 2, days: 21 },
      places: [
        'copan',
        'gracias',
        'lago-de-yojoa',
        'comayagua',
        'tegucigalpa',
        'tela',
        'pico-bonito',
        'utila',
        'roatan',
      ],
      interests: ['ruins', 'snorkel', 'hiking', 'culture'],
      bag: 'checked',
    },
  },
  {
    title: 'A long weekend from El Salvador',
    verdict: 'By land to the west, close to the border.',
    parameters: {
      when: { start: '2027-11-12', days: 4 },
      arrival: 'land',
      departure: 'land',
      origin: 'SV',
      interests: ['coffee', 'culture', 'hiking'],
    },
  },
  {
    title: 'Hondurans at the lake',
    verdict: 'Close by and short, with rain alternatives in a rainy month.',
    parameters: {
      when: { month: 9, days: 3 },
      origin: 'HN',
      arrival: 'land',
      departure: 'land',
      places: ['lago-de-yojoa'],
      children: [7],
      interests: ['rivers', 'wildlife'],
    },
  },
  {
    title: 'Rivers and waterfalls in the rain',
    verdict: 'The rain alternatives matter here; a dry bag and a rain jacket are must-haves.',
    parameters: { when: { month: 11, days: 8 }, interests: ['rivers', 'hiking'] },
  },
  {
    title: 'From Spain, two weeks of everything',
    verdict: 'Adapter and neck pillow on the list; reef, capital, lake, ruins and coast in one loop.',
    parameters: {
      when: { start: '2027-07-03', days: 14 },
      origin: 'ES',
      interests: ['ruins', 'snorkel', 'hiking', 'food'],
      bag: 'checked',
    },
  },
]

/** The plans as Markdown. */
export const tripsText = (trips: readonly GoldenTrip[], data: PlannerData): string => {
  const nameOf = (id: string) => data.places.find((place) => place.id === id)?.name ?? id
  const activityOf = (id: string) => data.activities.find((activity) => activity.id === id)?.name ?? id
  const sections = trips.map(({ title, verdict, parameters: changes }) => {
    const parameters = { ...DEFAULT_PARAMETERS, ...changes }
    const trip = planTrip({ parameters, edits: NO_EDITS }, data)
    const { items } = packFor(trip, parameters, data)
    const days = trip.days.map(({ number, place, rides, slots }) => {
      const way = rides
        .map(({ to, leg: { mode, hours } }) => `${mode} to ${nameOf(to)}, ${hours} h`)
        .join('; ')
      const cells = TIMES.map((time) => {
        const slot = slots[time]
        if (slot.kind === 'travel') return 'on the way'
        if (slot.kind === 'free') return slot.again ? `free, or again: ${activityOf(slot.again)}` : 'free'
        return slot.continues
          ? '…'
          : activityOf(slot.activity) + (slot.ifRain ? ` (rain: ${activityOf(slot.ifRain)})` : '')
      })
      return `| ${number} | ${nameOf(place)} | ${way} | ${cells.join(' | ')} |`
    })
    return `## ${title}

\`${JSON.stringify(changes)}\`

${trip.stays.map(({ place, nights }) => `${nameOf(place)} ${nights}`).join(', ')}; ${trip.travelHours} h of travel. Warnings: ${
      trip.warnings.map(({ kind }) => kind).join(', ') || 'none'
    }. ${items.length} items, ${items.filter(({ isMust }) => isMust).length} of them must-haves, ${items.filter(({ product }) => product).length} sold by the shop.

Verdict: ${verdict}

| Day | Place | Transport | Morning | Afternoon | Evening |
| --- | --- | --- | --- | --- | --- |
${days.join('\n')}
`
  })
  return `# The trip planner

\`src/features/planner/engine\` plans trips and packs for them with pure functions: no I/O, and the same result for the
same input. Its data is content: destinations, legs, activities and packing items from the CMS (sources in
\`planner-sources.md\`).

- Order: the fewest hours from arrival to departure over the fastest routes between all places (Floyd–Warshall),
  exact for up to ten places (Held–Karp); ties keep the traveler's order. A night is added in between for airport
  transfers of more than five hours, before a boat (boats leave in the morning) that follows another ride, and
  before a flight home that would otherwise follow a boat, or a small plane or ferry plus another ride, on the same
  day. Travelers who come and leave by land take no plane where there is a bus or a ferry, and the hours to the
  border are kept free, also where they leave for another country than the one they came from. Trips from a home in
  Honduras go by road, except to Roatán, and begin at the gateway chosen in the form. With dates, each day uses the
  fastest route that runs on its weekday.
- Places, if the traveler names none: the most attractive for the nights and hours they cost. The first two
  destinations in the content are the main attractions, and are suggested to travelers whose interests they serve,
  and on long trips. Travelers who come by land for two weeks or more first see what is near the border; at a
  relaxed pace, and for those who want to rest, there is one place for every four nights or so; places are chosen
  for rest only if it is all that they want; suggestions with too much travel are replaced by closer ones if no
  interests are given; and those who choose nearly all interests get no place whose main sight is for another one.
- Nights: locked ones first, then one for each place, then the rest by suggested nights (largest remainder); a place
  that would have no daytime gets a night of the longest stay.
- Days: the traveler's choices, then what suits the interests best and fits the season, opening days, ages and
  length. An interest that no day has served yet comes first, and a morning-only activity takes the morning from one
  that can wait. Diving, climbing and meetings are only for travelers who ask for them; rafting, riding and zip
  lines for those who name a matching interest or none; three days of a course or a first dive for those who want to
  learn to dive; and children's museums for those with children. A one-day trip has a morning and an afternoon.
  Nobody dives on the day before a flight, and the morning of the flight home is left free; travelers who fly in
  spend the afternoon of arrival on the way to their first place. If only the youngest are too young for a chosen
  interest, two adults take turns with them. If nothing else is left for the season and the ages, a free half day
  suggests going back to a beach or a quiet place, and a free evening suggests a dinner again. A stay of more than a
  week alternates new activities with days of rest.
- The text field: with \`ANTHROPIC_API_KEY\`, Claude fills in the form (\`netlify/server/trip-reader\`); without it,
  or whenever it fails, the reader in the browser does (\`reader/read-request.ts\`, in a worker). The reader gets all 120 of the
  120 requests in \`reader/testing/requests.ts\` exactly right, but its words were chosen with these requests at hand,
  so expect less of others. In the form of a plan, a text changes the trip (\`changes/\`): "add Utila", "two
  days longer"; one that says when, and where or who, is a new request. The local stand-in for Anthropic answers with
  the same reader: its answers only show that the path works. Claude itself was not measured.
- Packing: an item is on the list when all conditions of one of its rules hold; the reason is filled with facts of the
  trip. With carry-on only, nice-to-have items leave the list until the bags are within the limit: the heaviest first,
  and those for an activity last.

These twelve trips are written by \`npx tsx tests/docs/trips.ts\` from the demo content; a test fails when they differ.

${sections.join('\n')}`
}
