// Back to the page of this site that the shopper came from, at its scroll position; else to the link's own target
// (PROD-01).
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  // Entries of other sites do not count.
  if (!(window as Partial<Window>).navigation?.canGoBack) return
  event.preventDefault()
  history.back()
})
