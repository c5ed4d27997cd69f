// What was typed into the text field survives a reload and a change of language: it is stored on leaving, until the tab
// is closed or the text has become a plan.
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

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(TEXT_KEY, field()?.value ?? '')
  } catch {
    // Blocked or full: the field is empty after a reload.
  }
})
