import { isRecord } from '~/lib/is-record'

/**
 * `next` with equal parts taken from `before`, so that memoized components see only what changed. Both are plain data.
 * List items are compared by `id`, or else by position.
 */
export const keepEqual = <Value>(before: Value | undefined, next: Value): Value => {
  if (!isRecord(before) || !isRecord(next) || Array.isArray(before) !== Array.isArray(next)) return next
  const counterpart = Array.isArray(before) ? itemsOf(before) : (_: unknown, name: string) => before[name]
  const kept = Object.entries(next).map(([name, value]) => {
    return [name, keepEqual(counterpart(value, name), value)] as const
  })
  const isSame =
    kept.length === Object.keys(before).length && kept.every(([name, value]) => before[name] === value)
  if (isSame) return before
  return (Array.isArray(next) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as Value
}

const idOf = (item: unknown) => (isRecord(item) ? item['id'] : undefined)

const itemsOf = (items: readonly unknown[]) => {
  const byId = new Map(items.map((item) => [idOf(item), item]))
  return (item: unknown, position: string) =>
    idOf(item) === undefined ? items[Number(position)] : byId.get(idOf(item))
}
