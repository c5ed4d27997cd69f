import type { Post } from '~/content/types'

/** The newest article whose address speaks of e-SIM, if there is one. */
export const esimPost = (posts: readonly Post[]): Post | undefined =>
  posts.find(({ id }) => /(^|-)e-?sims?(-|$)/.test(id))
