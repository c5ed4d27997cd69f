// The second press of a double click goes to the control of the first press or nowhere: a control that has since moved
// under the pointer is not what the shopper aimed at.

let aimedAt: Element | null = null

addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest('a, button')
    // The count is 0 for keys and for replayed clicks.
    if (event.detail === 1) aimedAt = control
    else if (event.detail && aimedAt && control !== aimedAt) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  },
  true,
)
