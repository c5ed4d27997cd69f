/** Facts in degrees Celsius, the only ones that may be below zero. */
const TEMPERATURES: readonly unknown[] = ['high', 'low', 'sea']
const MOST: Readonly<Record<string, number>> = { rainyDays: 31 }

/** Whether a trip can have this number for the fact of its condition. */
export const possibleNumber = (value: number | undefined, fact: string | undefined): true | string => {
  if (value === undefined || fact === undefined || TEMPERATURES.includes(fact)) return true
  const most = MOST[fact]
  if (value >= 0 && (most === undefined || value <= most)) return true
  return most === undefined ? 'Escribe 0 o más.' : `Escribe un número de 0 a ${most}.`
}
