import { readFileSync } from 'node:fs'
import type { PortableTextBlock } from '@portabletext/types'
import { plainTextToPortableText } from '~/features/blog/plain-text/to-portable-text'

export type Language = 'es' | 'en'

/** A text file of the seed: `name: value` lines, a blank line, then the body as plain text. */
export interface TextFile {
  /** The value of a field. Throws when it is missing. */
  readonly field: (name: string) => string
  readonly optional: (name: string) => string | undefined
  readonly body: PortableTextBlock[]
}

/** Reads `<folder>/<slug>.<language>.txt`. */
export const readTextFile = (folder: 'posts' | 'policies', slug: string, language: Language): TextFile => {
  const name = `${folder}/${slug}.${language}.txt`
  return parseTextFile(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'), name)
}

/** Parses a text file. Errors mention `name`. */
export const parseTextFile = (text: string, name: string): TextFile => {
  const [head = '', ...body] = text.trimStart().split(/\n\s*\n/u)
  const fields = new Map(head.split('\n').map((line) => toField(line, name)))
  return {
    field: (wanted) => {
      const value = fields.get(wanted)
      if (!value) throw new Error(`${name} has no "${wanted}:" line above its first blank line`)
      return value
    },
    optional: (wanted) => fields.get(wanted),
    body: plainTextToPortableText(body.join('\n\n')),
  }
}

const toField = (line: string, name: string): [string, string] => {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`${name} has a line without a name before the first blank line: "${line}"`)
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
