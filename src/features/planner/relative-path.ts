/**
 * An SVG path of lines in relative instead of absolute coordinates, which is half as long. Coordinates have at most one
 * decimal place.
 */
export const relativePath = (path: string): string => {
  let [x, y] = [0, 0]
  return path.replace(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (_, command: string, toX: string, toY: string) => {
    // In tenths: sums of floats would drift.
    const [left, top] = [Math.round(Number(toX) * 10), Math.round(Number(toY) * 10)]
    const step = command === 'M' ? `M${toX},${toY}` : `l${short(left - x)},${short(top - y)}`
    ;[x, y] = [left, top]
    return step === 'l0,0' ? '' : step
  })
}

const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.')
