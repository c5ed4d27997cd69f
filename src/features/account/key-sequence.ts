const KEYS = new Map(
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm,./'].flatMap((keys, row) =>
    Array.from(keys, (key, column) => [key, { row, column }] as const),
  ),
)

/** The step on a keyboard from one key to the next, if they touch. */
const stepBetween = (from = '', to = '') => {
  const [a, b] = [KEYS.get(from), KEYS.get(to)]
  if (!a || !b) return undefined
  const [down, right] = [b.row - a.row, b.column - a.column]
  return Math.abs(down) > 1 || Math.abs(right) > 1 ? undefined : `${down} ${right}`
}

const codeStep = (from = '', to = '') => {
  const step = to.charCodeAt(0) - from.charCodeAt(0)
  return Math.abs(step) === 1 ? step : undefined
}

/** Length of the sequence that starts at `start`, such as `cba`, `1qaz` or `q1w2`; 0 if there is none. */
export const sequenceAt = (text: string, start: number): number => {
  const lengthWhile = (goesOn: (index: number) => boolean) => {
    let end = start + 1
    while (end < text.length && goesOn(end)) end++
    return end - start
  }
  const straight = (stepOf: typeof stepBetween | typeof codeStep) => {
    const step = stepOf(text[start], text[start + 1])
    return lengthWhile((at) => step !== undefined && stepOf(text[at - 1], text[at]) === step)
  }
  const zigzag = lengthWhile((at) => stepBetween(text[at - 1], text[at]) !== undefined)
  const longest = Math.max(straight(stepBetween), straight(codeStep), zigzag > 3 ? zigzag : 0)
  return longest > 2 ? longest : 0
}
