interface Point {
  readonly x: number
  readonly y: number
}

/** Distance between the centers of two stops at which both numbers can be read. */
const DISTANCE = 54
const PASSES = 8

/** Moves points apart that are closer than {@link DISTANCE}, each by half of what is missing. */
export const spread = <P extends Point>(points: readonly P[]): P[] => {
  const moved = points.map((point) => ({ ...point }))
  for (let pass = 0; pass < PASSES; pass++)
    moved.forEach((b, j) => {
      for (const a of moved.slice(0, j)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y)
        if (distance >= DISTANCE) continue
        const share = distance && (DISTANCE - distance) / distance / 2
        const [x, y] = distance ? [(b.x - a.x) * share, (b.y - a.y) * share] : [DISTANCE / 2, 0]
        Object.assign(a, { x: a.x - x, y: a.y - y })
        Object.assign(b, { x: b.x + x, y: b.y + y })
      }
    })
  return moved
}
