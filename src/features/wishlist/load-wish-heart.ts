import { loadElement } from '~/early-interaction/load-element'

// The key is repeated here: importing it would add the wish list code to every page.
const hasWishes = () => {
  try {
    return (localStorage.getItem('travelstore-wishlist') ?? '[]') !== '[]'
  } catch {
    return false
  }
}

loadElement('wish-heart', () => import('./wish-heart'), hasWishes)
