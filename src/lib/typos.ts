/** How many typos a word of this length may have and still be recognized. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The number of letters to add, drop, replace or swap with a neighbor to get from one word to the other; `Infinity` for
 * more than `most`.
 */
export const typosBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return Infinity
    before = previous
    previous = row
  }
  const typos = previous[b.length] ?? Infinity
  return typos <= most ? typos : Infinity
}
