import type { PortableTextMarkDefinition, PortableTextSpan } from '@portabletext/types'
import { decodeEntities } from './entities'
import { hrefOf, TAG } from './html'
import { safeHref, trimAddress } from './links'

/** Text and its marks. */
interface Piece {
  readonly text: string
  readonly strong: boolean
  readonly em: boolean
  readonly href: string | undefined
}

/** Open marks: nesting depths and links (`undefined` if not allowed). */
interface Open {
  strong: number
  em: number
  links: (string | undefined)[]
}

const TOKEN = new RegExp(
  [
    TAG,
    /\[(?<label>[^[\]]*)\]\((?<target>[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/u.source,
    /\*\*(?=[^\s*])(?<strong>[^*]*(?:\*[^*]+)*)\*\*/u.source,
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<em>[^*]*[^\s*])\*(?![\p{L}\p{N}*])/u.source,
    /(?<address>https?:\/\/[^\s<>"]{1,2000})/u.source,
  ].join('|'),
  'giu',
)

/** The spans and link definitions of one block; keys start with `key`. */
export const toInline = (
  source: string,
  key: string,
): { children: PortableTextSpan[]; markDefs: PortableTextMarkDefinition[] } => {
  const markDefs: PortableTextMarkDefinition[] = []
  const linkTo = (href: string): string => {
    const last = markDefs.at(-1)
    if (last?.['href'] === href) return last._key
    const link = { _type: 'link', _key: `${key}l${markDefs.length}`, href }
    markDefs.push(link)
    return link._key
  }
  const children = joined(pieces(source)).map((piece, index): PortableTextSpan => {
    const marks: string[] = [piece.strong ? 'strong' : '', piece.em ? 'em' : ''].filter(Boolean)
    if (piece.href !== undefined) marks.push(linkTo(piece.href))
    return { _type: 'span', _key: `${key}s${index}`, text: piece.text, marks }
  })
  return { children, markDefs }
}

/** A line without tags and marks, with entities decoded. */
export const visibleText = (source: string): string =>
  pieces(source)
    .map(({ text }) => text)
    .join('')
    .trim()

const pieces = (source: string, open: Open = { strong: 0, em: 0, links: [] }): Piece[] => {
  const found: Piece[] = []
  const add = (text: string, href = open.links.findLast((link) => link !== undefined)) => {
    if (text !== '') found.push({ text, strong: open.strong > 0, em: open.em > 0, href })
  }
  const within = (mark: 'strong' | 'em', inner: string) => {
    open[mark] += 1
    found.push(...pieces(inner, open))
    open[mark] = Math.max(0, open[mark] - 1)
  }

  let position = 0
  for (const match of source.matchAll(TOKEN)) {
    add(decodeEntities(source.slice(position, match.index)))
    position = match.index + match[0].length
    const { close, name, attributes, label, target, strong, em, address } = match.groups ?? {}
    if (name !== undefined) openOrClose(open, name.toLowerCase(), close === '/', attributes ?? '')
    else if (label !== undefined) {
      open.links.push(safeHref(target ?? ''))
      found.push(...pieces(label, open))
      open.links.pop()
    } else if (strong !== undefined) within('strong', strong)
    else if (em !== undefined) within('em', em)
    else if (address !== undefined) {
      const { address: bare, rest } = trimAddress(address)
      add(decodeEntities(bare), open.links.length > 0 ? undefined : safeHref(bare))
      add(decodeEntities(rest))
    }
  }
  add(decodeEntities(source.slice(position)))
  return found
}

const MARK_OF_TAG: Readonly<Record<string, 'strong' | 'em'>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
}

const openOrClose = (open: Open, name: string, closes: boolean, attributes: string) => {
  const mark = Object.hasOwn(MARK_OF_TAG, name) ? MARK_OF_TAG[name] : undefined
  if (mark !== undefined) open[mark] = Math.max(0, open[mark] + (closes ? -1 : 1))
  else if (name === 'a' && closes) open.links.pop()
  else if (name === 'a') open.links.push(safeHref(hrefOf(attributes) ?? ''))
}

/** Merges adjacent pieces with the same marks and trims the result. */
const joined = (all: readonly Piece[]): Piece[] => {
  const result: Piece[] = []
  for (const piece of all) {
    const last = result.at(-1)
    const same = last?.strong === piece.strong && last.em === piece.em && last.href === piece.href
    if (last && same) result.splice(-1, 1, { ...last, text: last.text + piece.text })
    else result.push(piece)
  }
  return result
    .map((piece, index) => (index === 0 ? { ...piece, text: piece.text.trimStart() } : piece))
    .map((piece, index) => (index === result.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece))
    .filter(({ text }) => text !== '')
}
