// On pages that import this, typed text survives a change of language: it is stored on leaving and removed on arrival.
// The password is never stored.
const KEY = 'travelstore-typed'

const fields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main form :is(input:not([type=password], [type=checkbox]), select)',
  )

try {
  const typed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  sessionStorage.removeItem(KEY)
  const values = new Map(Object.entries(typed ?? {}))
  for (const field of fields()) field.value ||= String(values.get(field.id) ?? '')
} catch {
  // With blocked storage, nothing was kept.
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('a[data-language]'))) return
  const typed = Object.fromEntries(Array.from(fields(), ({ id, value }) => [id, value]))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Blocked or full: the fields are empty in the other language.
  }
})
