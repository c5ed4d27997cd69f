import { expect, test } from 'vitest'
import { postOf } from '~/features/blog/testing/post'
import { esimPost } from './esim-post'

test('ESIM-01 the newest article with e-SIM in its address is found', () => {
  const posts = ['slow-travel', 'best-e-sims', 'staying-connected-esim'].map((id) => postOf({ id }))
  expect(esimPost(posts)?.id).toBe('best-e-sims')
})

test('ESIM-01 a longer word that contains these letters does not match', () => {
  expect(esimPost([postOf({ id: 'besima-beach' })])).toBeUndefined()
})
