// Back to the page of this site that the shopper came from, at its scroll position; else where the link leads (PROD-01).
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  const { navigation } = window as Partial<Window>
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .findLast(({ url }) => !url?.includes(location.pathname))
  if (!before) return
  event.preventDefault()
  navigation?.traverseTo(before.key)
})
