/** Before `control`'s row is removed from a list: moves focus to the next row, or else to the page's content. */
export const moveFocus = (control: Element): void => {
  const row = control.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const last = [...(neighbor?.querySelectorAll('button') ?? [])].at(-1)
  if (last) last.focus()
  else focusContent()
}

/** Moves focus to the page's content, when the focused element has been removed. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
