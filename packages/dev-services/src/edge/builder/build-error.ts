import { stripVTControlCharacters } from 'node:util'

/** Why a build failed. */
interface BuildError {
  readonly message: string
  /** `_id` of the document that caused it, and its field, where the build names them. */
  readonly document?: string
  readonly field?: string
}

/** Thrown when `astro build` fails. */
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

/** The reason in the output of `astro build`: the content layer's sentence, which names a document, or the first error. */
export const readBuildError = (output: string): BuildError => {
  const text = stripVTControlCharacters(output)
  const sentence = /Document "([^"]+)".*/.exec(text)
  if (sentence) {
    const [message, document = ''] = sentence
    const field = /field "([^"]+)"/.exec(message)?.[1]
    return { message: message.trim(), document, ...(field && { field }) }
  }
  // Astro's warnings of empty collections speak of "errors".
  const lines = text.split('\n').filter((line) => line.trim() && !/^\s+at |\[WARN\]/.test(line))
  const firstError = lines.findIndex((line) => /error/i.test(line))
  const excerpt = firstError === -1 ? lines.slice(-12) : lines.slice(firstError, firstError + 12)
  return { message: excerpt.join('\n').trim() || 'The build failed without output.' }
}
