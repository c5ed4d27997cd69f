import { expect, test } from 'vitest'
import { tripMessages } from './messages.server'
import { chipsOf } from './understood-chips'

const places = [
  { id: 'copan', name: 'Copán Ruinas' },
  { id: 'tela', name: 'Tela' },
]

test.each([
  ['en', 'Copán Ruinas (2 nights), Tela', 'Without: Beach'],
  ['es', 'Copán Ruinas (2 noches), Tela', 'Sin: Playa'],
] as const)(
  'PLAN-02 in %s, chips name the nights of places and what is refused',
  (locale, where, without) => {
    const read = {
      when: {},
      places: ['copan', 'tela'],
      nights: { copan: 2 },
      avoid: ['beach' as const],
      unknown: [],
    }
    const skipped = { when: {}, nights: { tela: 0 }, unknown: [] }
    expect(chipsOf(skipped, places, tripMessages(locale), locale)).toEqual([
      { field: 'nights', text: without.replace(/: .*/, ': Tela') },
    ])
    expect(chipsOf(read, places, tripMessages(locale), locale)).toEqual([
      { field: 'places', text: where },
      { field: 'avoid', text: without },
    ])
  },
)
