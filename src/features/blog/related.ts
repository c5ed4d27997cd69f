import type { Post } from '~/content/types'

/** Up to `limit` other articles of the same category, in the order of `posts` (BLOG-02). */
export const relatedPosts = (post: Post, posts: readonly Post[], limit = 3): Post[] =>
  posts.filter(({ id, category }) => id !== post.id && category === post.category).slice(0, limit)
