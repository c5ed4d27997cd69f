import { loadElement } from '~/early-interaction/load-element'

// The key is repeated here: importing it would add the wish list code to every page.
loadElement('wish-heart', () => {
  try {
    return (localStorage.getItem('travelstore-wishlist') ?? '[]') !== '[]'
  } catch {
    return false
  }
})
