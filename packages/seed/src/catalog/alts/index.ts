import { accessories } from './accessories'
import { comfort } from './comfort'
import type { Alts } from './define'
import { electronics } from './electronics'
import { health } from './health'
import { kits } from './kits'
import { toiletries } from './toiletries'

const ALTS: Alts = { ...accessories, ...toiletries, ...electronics, ...health, ...comfort, ...kits }

/** Ids and texts of the pictures of a product or kit, in the order of the gallery. */
export const altsOf = (id: string) =>
  Object.entries(ALTS).filter(([picture]) => picture === id || picture.startsWith(`${id}-`))

/** The text of the picture for social networks, which shows what the card or, for a kit, its detail shows. */
export const shareAltOf = (id: string) => {
  const alt = id.startsWith('kit-') ? ALTS[`${id}-detail`] : ALTS[id]
  if (!alt) throw new Error(`"${id}" has no alternative text`)
  return alt
}
