/** Environment variable with the late stylesheets in `dist` by route pattern, as JSON. */
export const LATE_STYLES = 'RUMBO_LATE_STYLES'

/** The late stylesheet in `dist` of the pages of a route. */
export const lateStylesOf = (routePattern: string): string | undefined =>
  (JSON.parse(process.env[LATE_STYLES] ?? '{}') as Record<string, string>)[routePattern]

const START = '@layer late{'

/** Separates the blocks of the layer `late` of a minified stylesheet from its other rules. */
export const splitLate = (css: string): { first: string; late: string[] } => {
  const late: string[] = []
  let first = ''
  let rest = css
  for (let start = rest.indexOf(START); start >= 0; start = rest.indexOf(START)) {
    first += rest.slice(0, start)
    const end = start + lengthOfBlock(rest.slice(start))
    late.push(rest.slice(start, end))
    rest = rest.slice(end)
  }
  return { first: first + rest, late }
}

/** Up to the brace that closes the first one. Braces in strings do not count. */
const lengthOfBlock = (css: string): number => {
  let depth = 0
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (token === '{') depth += 1
    if (token === '}' && --depth === 0) return index + 1
  }
  throw new Error(`The block "${css.slice(0, 60)}…" of a stylesheet is not closed`)
}
