import type { Fields } from './findings'

type Path = readonly (string | number)[]

/** A document with one value changed to something that an editor could leave there. */
export interface Mutation {
  readonly path: Path
  readonly value: unknown
  readonly document: Fields
}

/** Every nested value is emptied or replaced once. In lists, only the first item is changed. */
export const mutationsOf = (document: Fields): Mutation[] =>
  pathsOf(document)
    .filter(([field]) => !String(field).startsWith('_'))
    .flatMap((path) =>
      replacements(valueAt(document, path)).map((value) => ({
        path,
        value,
        document: changed(document, path, value) as Fields,
      })),
    )

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return [path, ...pathsOf(value[0], [...path, 0])]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, item]) => nested(key, item, path))].filter(
    ({ length }) => length > 0,
  )
}

/** Keys that begin with an underscore are written by the Studio. */
const nested = (key: string, value: unknown, path: Path): Path[] =>
  key.startsWith('_') ? [] : pathsOf(value, [...path, key])

const replacements = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [undefined, ' ', '¿{odd}?', 'javascript:alert(1)']
  if (typeof value === 'number') return [undefined, 0, -1, 1.005, 1e7]
  if (Array.isArray(value)) return [undefined, []]
  if (typeof Object(value).es === 'string') return [undefined, { ...Object(value), es: ' ', en: ' ' }]
  return [undefined]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Fields)[key], value)

const changed = (value: unknown, [key, ...rest]: Path, replacement: unknown): unknown => {
  if (key === undefined) return replacement
  const inner = changed((value as Fields)[key], rest, replacement)
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => (at !== key ? [item] : inner === undefined ? [] : [inner]))
  const { [key]: _, ...others } = value as Fields
  return inner === undefined ? others : { ...others, [key]: inner }
}
