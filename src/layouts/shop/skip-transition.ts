// On a phone with little memory, which also has a slow processor, a view transition delays the next page by half a second.

/** GiB. */
const LITTLE = 4

// Only Chromium reports it, and at most 8 or 32.
const { deviceMemory = Infinity } = navigator as { deviceMemory?: number }
if (deviceMemory <= LITTLE) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@view-transition{navigation:none}')
  document.adoptedStyleSheets.push(sheet)
}
