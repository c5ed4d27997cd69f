import { valueTitles } from '../previews/condition'

/** Whether a condition's values belong to its fact; ids of places are not checked. */
export const knownValues = (
  values: readonly unknown[] | undefined,
  fact: string | undefined,
): true | string => {
  const titles = valueTitles(fact)
  const unknown = titles ? (values ?? []).filter((value) => !(String(value) in titles)) : []
  return unknown.length === 0 || `Quita ${unknown.join(', ')}: no son valores de este dato.`
}
