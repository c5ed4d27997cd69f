import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => {
  const text = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
  return {
    levels: all(/^(#+) /gm),
    headings: all(/^#+ (.+)$/gm),
    links: all(/\]\(#([^)]+)\)/g),
    pictures: all(/\]\((images\/[^)]+)\)/g),
    /** First cells of rows, which quote the same texts of the Studio. */
    messages: all(/^\| (_.+?_) +\|/gm),
    rows: all(/^(\|)/gm),
    steps: all(/^(\d\.|-) /gm),
  }
}

/** The anchor of a heading, as on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const spanish = read('editors.es.md')
const english = read('editors.md')

test('CMS-01 the English guide for editors has the chapters, steps and pictures of the Spanish one', () => {
  const { levels, pictures, messages, rows, steps } = english
  expect({ levels, pictures, messages, rows, steps }).toEqual({
    levels: spanish.levels,
    pictures: spanish.pictures,
    messages: spanish.messages,
    rows: spanish.rows,
    steps: spanish.steps,
  })
})

test.each([
  ['editors.es.md', spanish],
  ['editors.md', english],
])('CMS-01 every link inside %s leads to a chapter', (_, { links, headings }) => {
  const anchors = headings.map(anchorOf)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
})
