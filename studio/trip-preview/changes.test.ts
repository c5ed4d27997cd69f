import { expect, test } from 'vitest'
import { seedData } from '~/features/planner/testing/data'
import { ruleText } from '../schemaTypes/previews/condition'
import { changesOf, conditionOfForm, EXAMPLES, itemOfForm, verdictOf } from './changes'

const umbrella = {
  _type: 'packingItem',
  slug: { _type: 'slug', current: 'paraguas' },
  name: { es: 'Paraguas', en: 'Umbrella' },
  group: 'rain',
  grams: 300,
  bagRule: 'any',
  quantity: { amount: 1, per: 'person' },
  rules: [
    {
      _key: 'a',
      isMust: true,
      reason: { es: 'porque llueve {rainyDays} días en {rainyPlace}', en: 'because it rains' },
      conditions: [
        { _key: 'b', _type: 'numberCondition', fact: 'rainyDays', operator: 'atLeast', value: 15 },
      ],
    },
  ],
}
const withLimit = (value: number) => ({
  ...umbrella,
  rules: umbrella.rules.map((rule) => ({
    ...rule,
    conditions: rule.conditions.map((condition) => ({ ...condition, value })),
  })),
})

test('PLAN-13 the rules of the preview read as in the form', () => {
  const conditions = [
    { fact: 'rainyDays', operator: 'atLeast', value: 15 },
    { fact: 'youngest', operator: 'atMost', value: 9 },
    { fact: 'activity', operator: 'anyOf', values: ['boat', 'raft'] },
    { fact: 'interest', operator: 'noneOf', values: ['business'] },
  ]
  const item = itemOfForm({ ...umbrella, rules: [{ ...umbrella.rules[0], conditions }] })
  expect(item?.rules.map((rule) => ruleText(rule.conditions.map(conditionOfForm)))).toEqual([
    ruleText(conditions),
  ])
})

test('PLAN-13 an edited rule shows which example trips it changes', async () => {
  const data = await seedData('es')
  const verdicts = (before: object | undefined, after: object) =>
    changesOf(before && itemOfForm({ ...before }), itemOfForm({ ...after }), data).map(verdictOf)
  expect(EXAMPLES).toHaveLength(3)
  expect(verdicts(undefined, umbrella)).toEqual(['in', 'absent', 'absent'])
  expect(verdicts(umbrella, withLimit(31))).toEqual(['out', 'absent', 'absent'])
  expect(verdicts(umbrella, withLimit(1))).toEqual(['same', 'in', 'in'])
  expect(verdicts(umbrella, { ...umbrella, quantity: { amount: 1, per: 'trip' } })).toEqual([
    'changed',
    'absent',
    'absent',
  ])
})

test('PLAN-13 an unfinished item has no preview', () => {
  expect(itemOfForm({ name: { es: 'Paraguas' } })).toBeUndefined()
})
