// Keeps Tab inside an open panel.
addEventListener('keydown', (event) => {
  const stops = [...document.querySelectorAll<HTMLElement>(':popover-open :is(a, button, select)')]
  if (event.shiftKey) stops.reverse()
  if (event.key !== 'Tab' || document.activeElement !== stops.at(-1)) return
  event.preventDefault()
  stops[0]?.focus()
})
