/** A request's parameters as Stripe nests them; every leaf is a text. */
export type Form = string | Form[] | { [key: string]: Form }

interface Node {
  [key: string]: Node | string
}

/** Reads `a[b][0][c]=v` (a body or a query) into nested records; keys 0, 1, 2 … or `[]` make a list. */
export const parseForm = (encoded: string): Record<string, Form> => {
  const root: Node = blank()
  for (const [key, value] of new URLSearchParams(encoded))
    place(root, key.replaceAll(']', '').split('['), value)
  return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, settle(node)]))
}

const blank = (): Node => Object.create(null) as Node

const place = (root: Node, path: string[], value: string) => {
  let node = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(node).length) : part
    if (depth === path.length - 1) {
      node[key] = value
      return
    }
    const next = node[key]
    node = node[key] = typeof next === 'object' ? next : blank()
  }
}

const settle = (node: Node | string): Form => {
  if (typeof node === 'string') return node
  const keys = Object.keys(node)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  const values = keys.map((key) => settle(node[key] ?? ''))
  return isList ? values : Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
}

/** `['line_items', 0, 'quantity']` as Stripe names it: `line_items[0][quantity]`. */
export const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
