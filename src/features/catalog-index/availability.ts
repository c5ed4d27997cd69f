import type { Card } from './card'

/** Whether a line's product can be bought now: still sold, and not sold out. */
export const isAvailable = <Line extends { readonly card?: Card | undefined }>(
  line: Line,
): line is Line & { readonly card: Card } => line.card !== undefined && line.card.left !== 0
