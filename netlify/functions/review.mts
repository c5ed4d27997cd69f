import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { localeOf, readForm, respond } from '../server/respond'
import { reviewableBy } from '../server/review-links'
import { askForReview, reviewErrorPage, thankForReview } from '../server/review-page'
import { badReviewLink, readReviewable, reviewForm, writeReview } from '../server/reviews'

/** GET shows the form of a signed link, POST stores the review, or shows the form again with what is missing. */
export default async (request: Request) =>
  respond(
    request,
    ['GET', 'HEAD', 'POST'],
    async () => {
      limitCalls(request, 'review', 20)
      const env = readEnv()
      const locale = localeOf(request)
      const token = new URL(request.url).searchParams.get('token') ?? ''
      const reviewable = reviewableBy(token, new Date(), env.REVIEWS_SECRET)
      if (!reviewable) throw badReviewLink()
      if (request.method !== 'POST') return askForReview(locale, await readReviewable(env, reviewable))
      const typed = await readForm(request)
      const { data: form, error } = reviewForm.safeParse(typed)
      if (error) return askForReview(locale, await readReviewable(env, reviewable), { typed, error })
      await writeReview(env, reviewable, form)
      return thankForReview(locale)
    },
    reviewErrorPage,
  )

/** No `method`, as its type lacks HEAD: {@link respond} refuses other methods. */
export const config: Config = {
  path: '/api/review',
}
