/**
 * Call before removing `control`'s row from a list: moves focus to the next row, or else to the text saying the list is
 * empty.
 */
export const moveFocus = (control: Element): void => {
  const row = control.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const last = [...(neighbor?.querySelectorAll('button') ?? [])].at(-1)
  if (last) last.focus()
  else focusContent()
  // Once it is rendered.
  setTimeout(() => {
    if (!last?.isConnected) document.querySelector<HTMLElement>('.empty-title')?.focus()
  })
}

/** Moves focus to the page's content after the focused element has been removed. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
