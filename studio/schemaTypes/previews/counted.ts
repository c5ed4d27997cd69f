/** `1 pieza`, `2 piezas`; `… piezas` while there is no number. */
export const counted = (n: unknown, one: string): string =>
  n === 1 ? `1 ${one}` : `${typeof n === 'number' ? n : '…'} ${one}s`
