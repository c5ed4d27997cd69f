/** A request parameter as Stripe nests them; every leaf is a string. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }

interface Node {
  [key: string]: Node | string
}

/** Parses `a[b][0][c]=v` (a body or a query) into nested values; keys 0, 1, 2 … or `[]` make a list. */
export const parseForm = (encoded: string): Record<string, FormValue> => {
  const root = emptyNode()
  for (const [key, value] of new URLSearchParams(encoded))
    setPath(root, key.replaceAll(']', '').split('['), value)
  return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, toFormValue(node)]))
}

const emptyNode = (): Node => Object.create(null) as Node

const setPath = (root: Node, path: string[], value: string) => {
  let node = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(node).length) : part
    if (depth === path.length - 1) {
      node[key] = value
      return
    }
    const next = node[key]
    node = node[key] = typeof next === 'object' ? next : emptyNode()
  }
}

const toFormValue = (node: Node | string): FormValue => {
  if (typeof node === 'string') return node
  const keys = Object.keys(node)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  const values = keys.map((key) => toFormValue(node[key] ?? ''))
  return isList ? values : Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
}

/** `['line_items', 0, 'quantity']` in Stripe's notation: `line_items[0][quantity]`. */
export const parameterName = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
