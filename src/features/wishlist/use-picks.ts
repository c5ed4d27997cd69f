import { useEffect, useState } from 'react'
import { has, type Wishlist } from './wishlist'

/** Hides the products of `Picks.astro` that were on the list when the page opened, and shows others instead. */
export const usePicksNotIn = (list: Wishlist) => {
  const [known] = useState(list)
  useEffect(() => {
    const picks = document.querySelector<HTMLElement>('[data-picks]')
    const most = Number(picks?.dataset['picks'])
    let shown = 0
    for (const pick of picks?.querySelectorAll('li') ?? []) {
      const id = pick.querySelector<HTMLElement>('wish-heart')?.dataset['id'] ?? ''
      pick.hidden = has(known, id) || ++shown > most
    }
    picks?.toggleAttribute('hidden', shown === 0)
  }, [known])
}
