import { accessories } from './accessories'
import { comfort } from './comfort'
import { electronics } from './electronics'
import { health } from './health'
import { kits } from './kits'
import { toiletries } from './toiletries'

const ALTS = { ...accessories, ...toiletries, ...electronics, ...health, ...comfort, ...kits }

/** Ids and texts of the pictures of a product or kit, in the order of the gallery. */
export const altsOf = (id: string) =>
  Object.entries(ALTS).filter(([picture]) => picture === id || picture.startsWith(`${id}-`))
