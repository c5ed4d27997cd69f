// The second press of a double click goes to the control of the first or nowhere: a control that moved under the pointer
// meanwhile is not what the shopper aimed at.

let aimedAt: Element | null = null

addEventListener(
  'click',
  (event) => {
    // Replayed clicks are nobody's press, and a key's click has no count.
    const control = event.isTrusted && (event.target as Element).closest('a, button')
    if (!control) return
    if (event.detail < 2) aimedAt = control
    else if (control !== aimedAt) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  },
  true,
)
