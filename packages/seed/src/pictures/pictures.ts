import { ACCESSORIES } from './groups/accessories'
import { COMFORT } from './groups/comfort'
import { DESTINATIONS } from './groups/destinations'
import { ELECTRONICS } from './groups/electronics'
import { HEALTH } from './groups/health'
import { KITS } from './groups/kits'
import { BEFORE_POSTS } from './groups/posts-before'
import { CULTURE_POSTS } from './groups/posts-culture'
import { NATURE_POSTS } from './groups/posts-nature'
import { THERE_POSTS } from './groups/posts-there'
import { TOILETRIES } from './groups/toiletries'
import type { Picture } from './picture'

/** All pictures of the seed. */
export const PICTURES: readonly Picture[] = [
  ...ACCESSORIES,
  ...TOILETRIES,
  ...ELECTRONICS,
  ...HEALTH,
  ...COMFORT,
  ...KITS,
  ...DESTINATIONS,
  ...BEFORE_POSTS,
  ...THERE_POSTS,
  ...NATURE_POSTS,
  ...CULTURE_POSTS,
]
