import type { Tool } from 'sanity'
import { expect, test } from 'vitest'
import { toolsFor } from './tools'

const tools = ['structure', 'vision'].map((name) => ({ name }) as Tool)
const namesFor = (role: string) =>
  toolsFor({ roles: [{ name: role, title: role }] }, tools).map(({ name }) => name)

test('CMS-01 only administrators can query the content', () => {
  expect(namesFor('administrator')).toEqual(['structure', 'vision'])
  expect(namesFor('editor')).toEqual(['structure'])
  expect(toolsFor(null, tools)).toHaveLength(1)
})
