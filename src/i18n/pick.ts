/** Only these keys of `texts`: an island's props are serialized in its page. */
export const pick = <Texts extends object, Key extends keyof Texts>(
  texts: Texts,
  ...keys: readonly Key[]
): Pick<Texts, Key> => Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>

/** `texts` without these keys. */
export const omit = <Texts extends object, Key extends keyof Texts>(
  texts: Texts,
  ...keys: readonly Key[]
): Omit<Texts, Key> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.some((one) => one === key))) as Omit<
    Texts,
    Key
  >
