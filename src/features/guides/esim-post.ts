import type { Post } from '~/content/types'

/** The newest article with e-SIM in its address, if any. */
export const esimPost = (posts: readonly Post[]): Post | undefined =>
  posts.find(({ id }) => /(^|-)e-?sims?(-|$)/.test(id))
