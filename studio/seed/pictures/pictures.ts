import { ACCESSORIES } from './groups/accessories'
import { COMFORT } from './groups/comfort'
import { DESTINATIONS } from './groups/destinations'
import { ELECTRONICS } from './groups/electronics'
import { HEALTH } from './groups/health'
import { KITS } from './groups/kits'
import { PLACE_POSTS } from './groups/posts-places'
import { READY_POSTS } from './groups/posts-ready'
import { TOILETRIES } from './groups/toiletries'
import type { Picture } from './picture'

/** Every picture of the seed, in the order of the shelves. */
export const PICTURES: readonly Picture[] = [
  ...ACCESSORIES,
  ...TOILETRIES,
  ...ELECTRONICS,
  ...HEALTH,
  ...COMFORT,
  ...KITS,
  ...DESTINATIONS,
  ...READY_POSTS,
  ...PLACE_POSTS,
]
