import { stripVTControlCharacters } from 'node:util'

/** What an editor needs of a failed build. */
export interface BuildError {
  /** The sentences that say what is wrong. */
  readonly message: string
  /** `_id` of the document at fault, where the build names one. */
  readonly document?: string
  readonly field?: string
}

/** A build that ended badly, with what an editor needs to put it right. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
  readonly document: string | undefined
  readonly field: string | undefined

  constructor({ message, document, field }: BuildError) {
    super(message)
    this.document = document
    this.field = field
  }
}

const INTERESTING = /(?<text>Document "[^"]+" .*)$/m

/** Finds the reason in what `astro build` printed: the content layer names document and field, else the last error. */
export const readBuildError = (output: string): BuildError => {
  const text = stripVTControlCharacters(output)
  const named = INTERESTING.exec(text)?.groups?.['text']
  if (named) {
    const document = /^Document "([^"]+)"/.exec(named)?.[1]
    const field = /field "([^"]+)"/.exec(named)?.[1]
    return { message: named.trim(), ...(document && { document }), ...(field && { field }) }
  }
  const lines = text.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line))
  const error = lines.findIndex((line) => /error/i.test(line))
  return {
    message:
      lines
        .slice(error === -1 ? -12 : error)
        .slice(0, 12)
        .join('\n')
        .trim() || 'The build ended without a word.',
  }
}
