/**
 * A number as people write it in Honduras or Spain: `16.25` and `16,25`. Undefined for an empty text, null for one that
 * is ambiguous (`1,250`) or not a number.
 */
export const parseDecimal = (text: string): number | null | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!/^-?\d+(?:[.,]\d+)?$/.test(trimmed) || /,\d{3}$/.test(trimmed)) return null
  return Number(trimmed.replace(',', '.'))
}

/** How to write a number instead of text that is none. */
export const numberHint = (isWhole: boolean): string =>
  `Escribe solo el número, sin separar los miles: ${isWhole ? '12 o 1250' : '1250, 16.25 o 16,25'}.`
