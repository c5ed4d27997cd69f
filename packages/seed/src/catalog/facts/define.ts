import { localizedList, localizedString, type Pair } from '../../editorial/localized'

export interface FactsSeed {
  readonly material?: Pair<string>
  readonly size?: Pair<string>
  /** Length, width, and height in centimeters. */
  readonly dimensions?: readonly [length: number, width: number, height: number]
  readonly weightGrams?: number
  readonly volumeMl?: number
  readonly batteryWh?: number
  readonly plugTypes?: readonly string[]
  readonly voltage?: string
  readonly inTheBox?: Pair<readonly string[]>
  readonly care?: Pair<string>
}

/** By the id of the product or kit. */
export type FactsById = Readonly<Record<string, FactsSeed>>

/** The `facts` object of a document. */
export const factsDocument = ({ material, size, dimensions, inTheBox, care, ...numbers }: FactsSeed) => ({
  _type: 'facts' as const,
  ...numbers,
  ...(material && { material: localizedString(material) }),
  ...(size && { size: localizedString(size) }),
  ...(dimensions && { dimensions: { length: dimensions[0], width: dimensions[1], height: dimensions[2] } }),
  ...(inTheBox && { inTheBox: localizedList(inTheBox) }),
  ...(care && { care: localizedString(care) }),
})
