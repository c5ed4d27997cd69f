import type { Post } from '~/content/types'

/** Up to `limit` other articles of the same category; `posts` come newest first and stay so (BLOG-02). */
export const relatedPosts = (post: Post, posts: readonly Post[], limit = 3): Post[] =>
  posts.filter(({ id, category }) => id !== post.id && category === post.category).slice(0, limit)
