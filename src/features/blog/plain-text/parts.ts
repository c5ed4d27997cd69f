import { visibleText } from './inline'

/** The kind of a block and its text, with inline markup. */
export interface Part {
  readonly kind: 'heading' | 'bullet' | 'number' | 'paragraph'
  readonly text: string
}

/** In visible characters; longer lines are paragraphs. */
const MAX_HEADING_LENGTH = 80

const BULLET = /^(?:[•]\s*|[-*–]\s+)(?=\S)/u
const NUMBER = /^\d{1,3}[.)]\s+(?=\S)/u
const HOLDS_LINK = /https?:\/\/|\]\(|<a\s/iu

/** Splits a text at blank lines, and each section into headings, list items and paragraphs. */
export const toParts = (text: string): Part[] => text.split(/\n[^\S\n]*\n/u).flatMap(splitStretch)

const splitStretch = (stretch: string): Part[] => {
  const parts: Part[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) parts.push(asText(paragraph))
    paragraph = []
  }

  for (const line of stretch.split('\n')) {
    const trimmed = line.trim()
    const item = listItem(trimmed)
    const previous = parts.at(-1)
    if (trimmed === '') continue
    if (item) {
      endParagraph()
      parts.push(item)
    } else if (paragraph.length === 0 && previous && isContinuation(line, previous)) {
      parts.splice(-1, 1, { ...previous, text: `${previous.text} ${trimmed}` })
    } else {
      paragraph.push(trimmed)
    }
  }
  endParagraph()
  return parts
}

const listItem = (line: string): Part | undefined => {
  if (BULLET.test(line)) return { kind: 'bullet', text: line.replace(BULLET, '') }
  if (NUMBER.test(line)) return { kind: 'number', text: line.replace(NUMBER, '') }
  return undefined
}

/** An indented line after a list item continues that item. */
const isContinuation = (line: string, previous: Part): boolean =>
  /^\s/u.test(line) && (previous.kind === 'bullet' || previous.kind === 'number')

const asText = (lines: readonly string[]): Part => {
  const text = lines.join(' ')
  return { kind: lines.length === 1 && isHeading(text) ? 'heading' : 'paragraph', text }
}

const isHeading = (line: string): boolean => {
  if (HOLDS_LINK.test(line)) return false
  const seen = visibleText(line)
  const firstLetter = /\p{L}/u.exec(seen)?.[0]
  return (
    seen.length <= MAX_HEADING_LENGTH &&
    firstLetter !== undefined &&
    firstLetter !== firstLetter.toLowerCase() &&
    !/[.…]["'”’»)]*$/u.test(seen)
  )
}
