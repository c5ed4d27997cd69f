import { useEffect, useState } from 'react'
import { PICKS_SHOWN } from '~/features/catalog/choices'
import { has, type Wishlist } from './wishlist'

/** Hides the products of `Picks.astro` that were on the list when the page opened, and shows others instead. */
export const usePicksNotIn = (list: Wishlist) => {
  const [known] = useState(list)
  useEffect(() => {
    let shown = 0
    for (const pick of document.querySelectorAll<HTMLElement>('[data-picks] li')) {
      const id = pick.querySelector<HTMLElement>('wish-heart')?.dataset['id'] ?? ''
      pick.hidden = has(known, id) || ++shown > PICKS_SHOWN
    }
  }, [known])
}
