/** Before a row of a list goes away under the keyboard: the row beside it, or the page's content, takes the focus. */
export const passFocusOn = (control: Element): void => {
  const row = control.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const last = [...(beside?.querySelectorAll('button') ?? [])].at(-1)
  if (last) last.focus()
  else focusContent()
}

/** Where the keyboard goes on when what it was on is no more. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
