import { expect, test } from 'vitest'
import { labelsOf } from './map-labels'

const stop = (name: string, x: number, y: number) => ({ name, x, y })

test('PLAN-05 a name is above its stop if nothing else is there', () => {
  expect(labelsOf([stop('Tela', 400, 200)])).toMatchObject([{ name: 'Tela', x: 400, y: 176 }])
})

test('PLAN-05 a name moves off a line that leads up from its stop', () => {
  const way = [170, 160, 150].map((y) => ({ x: 400, y }))
  expect(labelsOf([stop('Tela', 400, 200)], way)).toMatchObject([{ anchor: 'start', x: 424, y: 207 }])
})

test('PLAN-05 a name covers no other stop and stays on the map', () => {
  const [first, second] = labelsOf([
    stop('La Ceiba', 400, 200),
    stop('Tela', 400, 170),
    stop('Utila', 790, 20),
  ])
  expect(first).toMatchObject({ anchor: 'start' })
  expect(second).toMatchObject({ y: 146 })
  expect(labelsOf([stop('Utila', 790, 20)])).toMatchObject([{ anchor: 'end' }])
})
