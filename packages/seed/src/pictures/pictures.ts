import { ACCESSORIES } from './groups/accessories'
import { LAND_ACTIVITIES } from './groups/activities-land'
import { WATER_ACTIVITIES } from './groups/activities-water'
import { COMFORT } from './groups/comfort'
import { CONTENTS } from './groups/contents'
import { DESTINATIONS } from './groups/destinations'
import { DETAILS } from './groups/details'
import { ELECTRONICS } from './groups/electronics'
import { HEALTH } from './groups/health'
import { KITS } from './groups/kits'
import { PREPARATION_POSTS } from './groups/posts-preparation'
import { PEOPLE } from './groups/people'
import { CULTURE_POSTS } from './groups/posts-culture'
import { NATURE_POSTS } from './groups/posts-nature'
import { PRACTICAL_POSTS } from './groups/posts-practical'
import { PACKSHOTS, SHARES } from './groups/packshots'
import { TOILETRIES } from './groups/toiletries'
import type { Picture } from './picture'

/** All pictures of the seed. */
export const PICTURES: readonly Picture[] = [
  ...PACKSHOTS,
  ...SHARES,
  ...DETAILS,
  ...CONTENTS,
  ...ACCESSORIES,
  ...TOILETRIES,
  ...ELECTRONICS,
  ...HEALTH,
  ...COMFORT,
  ...KITS,
  ...DESTINATIONS,
  ...PREPARATION_POSTS,
  ...PRACTICAL_POSTS,
  ...NATURE_POSTS,
  ...CULTURE_POSTS,
  ...PEOPLE,
  ...WATER_ACTIVITIES,
  ...LAND_ACTIVITIES,
]
