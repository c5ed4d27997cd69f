// All that a page loads of the wish list by itself. The hearts' code comes when somebody reaches for one; or when the
// page is idle, if there is a wish to show. The key is written out: importing it would bring the whole list along.
const KEY = 'travelstore-wishlist'

const wake = () => void import('./wish-heart').catch(() => undefined)

for (const kind of ['pointerover', 'focusin', 'click'])
  addEventListener(kind, ({ target }) => {
    if (target instanceof Element && target.closest('wish-heart')) wake()
  })

const hasWishes = () => {
  try {
    return (localStorage.getItem(KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}

if (hasWishes()) (window.requestIdleCallback ?? setTimeout)(wake)
// The first wish may be made in another tab.
addEventListener('storage', ({ key }) => {
  if (key === KEY) wake()
})
