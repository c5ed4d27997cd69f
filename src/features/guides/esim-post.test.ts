import { expect, test } from 'vitest'
import { postOf } from '~/features/blog/testing/post'
import { esimPost } from './esim-post'

test('ESIM-01 the article about e-SIM is found by its address, the newest first', () => {
  const posts = ['slow-travel', 'best-e-sims', 'staying-connected-esim'].map((id) => postOf({ id }))
  expect(esimPost(posts)?.id).toBe('best-e-sims')
})

test('ESIM-01 a word that only contains the letters is not about e-SIM', () => {
  expect(esimPost([postOf({ id: 'besima-beach' })])).toBeUndefined()
})
