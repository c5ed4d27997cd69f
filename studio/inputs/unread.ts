import {
  type ConditionalProperty,
  type CurrentUser,
  getValueAtPath,
  type Path,
  resolveConditionalProperty,
} from 'sanity'

/** Text of a field that is not a number or date. It is shown but is not part of the document. */
export interface Unread {
  readonly path: Path
  readonly title: string
  readonly hidden?: ConditionalProperty
  readonly text: string
  /** What the document has in the field while the text is shown; any other value replaces the text. */
  readonly value: unknown
  /** How to write it instead. */
  readonly hint?: string
}

/** By the path of the field, as text. */
export type UnreadFields = Readonly<Record<string, Unread>>

type Content = Readonly<Record<string, unknown>>

const isRemoved = (path: Path, document: Content): boolean => {
  const item = path.findLastIndex((segment) => typeof segment === 'object')
  return item >= 0 && getValueAtPath(document, path.slice(0, item + 1)) === undefined
}

const isHidden = ({ path, hidden, value }: Unread, document: Content, currentUser: CurrentUser | null) =>
  resolveConditionalProperty(hidden, {
    document,
    parent: getValueAtPath(document, path.slice(0, -1)),
    value,
    currentUser,
    path,
  })

/** The fields that `document` would be published without, in the order in which they were typed. */
export const unreadIn = (
  fields: UnreadFields,
  document: Content,
  currentUser: CurrentUser | null = null,
): readonly Unread[] =>
  Object.values(fields).filter(
    (field) =>
      getValueAtPath(document, field.path) === field.value &&
      !isRemoved(field.path, document) &&
      !isHidden(field, document, currentUser),
  )

/** Why a document with such fields is not published. */
export const unreadText = (fields: readonly Pick<Unread, 'title' | 'text' | 'hint'>[]): string =>
  fields
    .flatMap(({ title, text, hint }) => [
      `En «${title}» dice «${text}», que no se entiende.`,
      ...(hint ? [hint] : []),
    ])
    .concat('Corrígelo y publica otra vez.')
    .join(' ')
