import { describe, expect, test } from 'vitest'
import { postOf } from './testing/post'
import { relatedPosts } from './related'

describe('BLOG-02 related articles', () => {
  const posts = ['e', 'd', 'c', 'b', 'a'].map((id) => postOf({ id, category: 'destinations' }))
  const safety = postOf({ id: 's', category: 'safety' })

  test('BLOG-02 up to three of the same category, newest first, without the article itself', () => {
    const [newest] = posts
    expect(newest && relatedPosts(newest, [safety, ...posts]).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
  })

  test('BLOG-02 the only article in a category has no related ones', () => {
    expect(relatedPosts(safety, [safety, ...posts])).toEqual([])
  })
})
