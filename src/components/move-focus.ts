/**
 * Call before removing `control`'s row from a list: moves focus to the same button of the next row, or else to the text
 * saying the list is empty.
 */
export const moveFocus = (control: Element): void => {
  const row = control.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const buttonsOf = (parent?: Element | null) => [...(parent?.querySelectorAll('button') ?? [])]
  const own = buttonsOf(row)
  const buttons = buttonsOf(neighbor)
  // Counted from the end, as the first ones may be missing.
  const same = buttons.at(own.findIndex((button) => button === control) - own.length) ?? buttons.at(-1)
  if (same) same.focus()
  else focusContent()
  // Once it is rendered.
  setTimeout(() => {
    if (!same?.isConnected) document.querySelector<HTMLElement>('.empty-title')?.focus()
  })
}

/** Moves focus to the page's content after the focused element has been removed. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
