// What was typed into the text field survives a reload and a change of language, until it has become a plan, the tab is
// closed or somebody logs out in it; what changes a plan is not kept. It is stored while typing, not on leaving: a logout
// leaves the page too.
const FIELD = 'main textarea'

/** Stores a text, if one is given, and returns the stored one; nothing with blocked storage. */
const kept = (text?: string): string => {
  const key = 'travelstore-trip-text'
  try {
    if (text !== undefined) sessionStorage.setItem(key, text)
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const field = () => document.querySelector<HTMLTextAreaElement>(FIELD)

const box = field()
if (box) box.value ||= kept()
addEventListener('input', ({ target }) => {
  const isPlanned = document.documentElement.hasAttribute('data-plan')
  if (!isPlanned && (target as Element).matches(FIELD)) kept((target as HTMLTextAreaElement).value)
})
addEventListener('pagehide', () => {
  if (!field()?.value) kept('')
})
