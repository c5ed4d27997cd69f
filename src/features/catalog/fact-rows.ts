import type { Product } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { langOf } from '~/i18n/localized'
import type { Messages } from '~/i18n/messages'
import { formatDimensions, formatVolume, formatWeight } from '~/i18n/measures'

export interface FactRow {
  readonly label: string
  readonly values: readonly string[]
  /** Set if the values are not in the page's language. */
  readonly lang?: Locale | undefined
  /** What it means at the airport. */
  readonly note?: string | undefined
}

/** Airport security allows containers up to this volume in the cabin. */
const CARRY_ON_ML = 100
/** Airlines allow batteries up to this energy in the cabin without approval. */
const CARRY_ON_WH = 100

type Facts = Product['facts']
type FactMessages = Messages['product']['facts']

/** The facts that a product has, in the order in which shoppers compare them. */
export const factRows = (facts: Facts, t: FactMessages, locale: Locale): FactRow[] => {
  const text = (label: string, fact: Facts['material']): FactRow[] =>
    fact ? [{ label, values: [fact.value], lang: langOf(fact, locale) }] : []
  const measure = (label: string, value: number | undefined, format: (value: number) => string): FactRow[] =>
    value === undefined ? [] : [{ label, values: [format(value)] }]
  const { dimensions, volumeMl, batteryWh, plugTypes = [], voltage, inTheBox } = facts
  const sides = [dimensions?.length, dimensions?.width, dimensions?.height].filter(
    (side) => side !== undefined,
  )
  return [
    ...text(t.material, facts.material),
    ...text(t.size, facts.size),
    ...(sides.length > 0 ? [{ label: t.dimensions, values: [formatDimensions(sides, locale)] }] : []),
    ...measure(t.weight, facts.weightGrams, (grams) => formatWeight(grams, locale)),
    ...measure(t.volume, volumeMl, (milliliters) => formatVolume(milliliters, locale)).map((row) => ({
      ...row,
      note: (volumeMl ?? 0) <= CARRY_ON_ML ? t.carryOn : t.checkedOnly,
    })),
    ...measure(t.battery, batteryWh, (wattHours) => `${wattHours} Wh`).map((row) => ({
      ...row,
      note: (batteryWh ?? 0) <= CARRY_ON_WH ? t.cabinOnly : undefined,
    })),
    ...(plugTypes.length > 0 ? [{ label: t.plugs, values: [plugTypes.join(', ')] }] : []),
    ...(voltage ? [{ label: t.voltage, values: [voltage] }] : []),
    ...(inTheBox && inTheBox.value.length > 0
      ? [{ label: t.inTheBox, values: inTheBox.value, lang: langOf(inTheBox, locale) }]
      : []),
    ...text(t.care, facts.care),
  ]
}
