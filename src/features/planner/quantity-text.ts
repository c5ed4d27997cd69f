import { format } from '~/i18n/format'
import type { Item } from './engine/data'
import type { TripParameters } from './engine/parameters'
import { seatsOf } from './engine/party'

type Heads = 'person' | 'adult' | 'child'

/** How many to pack, per person if everyone packs the same number: ` – 6 per person`, ` × 2`; empty for one. */
export const quantityText = (
  items: readonly Item[],
  id: string,
  quantity: number,
  { adults, children }: Pick<TripParameters, 'adults' | 'children'>,
  texts: Readonly<Record<Heads, string>>,
): string => {
  if (quantity === 1) return ''
  const heads = { person: seatsOf({ adults, children }), adult: adults, child: children.length }
  const per = items.find((item) => item.id === id)?.quantity[0]
  const n = per && per in heads ? quantity / heads[per as Heads] : 0
  return Number.isInteger(n) && n > 0 ? `, ${format(texts[per as Heads], { n })}` : ` × ${quantity}`
}
