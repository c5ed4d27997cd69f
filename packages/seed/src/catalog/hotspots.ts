type Area = readonly [x: number, y: number, width: number, height: number]

/** By the end of the picture's id: the subject's center and size as fractions of the picture. */
const AREAS: readonly (readonly [end: RegExp, area: Area])[] = [
  [/^kit-\d+$/, [0.5, 0.585, 0.78, 0.54]],
  [/-(?:detail|inside)$/, [0.5, 0.52, 0.78, 0.56]],
  [/-in-use$/, [0.5, 0.56, 0.78, 0.56]],
  [/^prod-\d+$/, [0.5, 0.517, 0.76, 0.56]],
]

/** What every crop of the picture keeps in view. */
export const hotspotOf = (id: string) => {
  const area = AREAS.find(([end]) => end.test(id))?.[1]
  if (!area) throw new Error(`The picture "${id}" has no hotspot`)
  const [x, y, width, height] = area
  return { _type: 'sanity.imageHotspot' as const, x, y, width, height }
}
