// What was typed into the text field survives a reload and a change of language, until it has become a plan, the tab is
// closed or somebody logs out. It is stored while typing, not on leaving: a logout leaves the page too.
const TEXT_KEY = 'travelstore-trip-text'

const field = () => document.querySelector<HTMLTextAreaElement>('main textarea')

try {
  const box = field()
  const text = sessionStorage.getItem(TEXT_KEY)
  if (box && text && !box.value) {
    box.value = text
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
} catch {
  // With blocked storage, nothing was kept.
}

const keep = (text: string | undefined) => {
  try {
    if (text) sessionStorage.setItem(TEXT_KEY, text)
    else sessionStorage.removeItem(TEXT_KEY)
  } catch {
    // Blocked or full: the field is empty after a reload.
  }
}

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) keep(target.value)
})
addEventListener('pagehide', () => {
  if (!field()?.value) keep(undefined)
})
