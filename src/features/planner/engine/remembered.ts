/** A function that computes the value of each text once. */
export const remembered = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined) known.set(text, (value = compute(text)))
    return value
  }
}
