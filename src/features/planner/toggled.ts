/** The ids without `id`, or with it at the end. */
export const toggled = <Id>(ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
