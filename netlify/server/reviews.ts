import { createHash } from 'node:crypto'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Order, orderDocument } from '~/features/orders/order.server'
import { deliveredAt } from '~/features/orders/returns'
import { LOCALES } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { askContent, contentReader, contentWriter, writeContent } from './content'
import { HttpError } from './http-error'
import { sendMail } from './mail/send'
import { changeOrder, idOf, readOrder } from './orders'
import { describe } from './respond'
import { type Reviewable, reviewToken } from './review-links'

export const MAX_TEXT = 2000
export const MAX_NAME = 40

/** The form of a review. */
export const reviewForm = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  text: z.string().trim().min(1).max(MAX_TEXT),
  name: z.string().trim().min(1).max(MAX_NAME),
  language: z.enum(LOCALES),
})
export type ReviewForm = z.infer<typeof reviewForm>

const reviewId = ({ orderId, productId }: Reviewable): string =>
  `review.${createHash('sha256').update(`${orderId} ${productId}`).digest('hex').slice(0, 40)}`

/** The order and line that a link is for. 400 when the order no longer has it, 409 when it was used. */
export async function readReviewable(env: Env, reviewable: Reviewable) {
  const [order, known] = await Promise.all([
    readOrder(env, reviewable.orderId),
    askContent(() => contentWriter(env).getDocument(reviewId(reviewable))),
  ])
  const line = order?.lines.find(({ productId }) => productId === reviewable.productId)
  if (!order || !line) throw badReviewLink()
  if (known) throw alreadyReviewed()
  return { order, line }
}

/** Stores a review for an editor to read. 409 when the link was used before. */
export async function writeReview(env: Env, reviewable: Reviewable, form: ReviewForm): Promise<void> {
  const { line } = await readReviewable(env, reviewable)
  const { language: locale, ...review } = form
  const _id = reviewId(reviewable)
  const document = {
    _id,
    _type: 'review',
    item: line.productId,
    itemName: line.name,
    kind: line.kind,
    orderId: reviewable.orderId,
    status: 'pending',
    ...review,
    locale,
    createdAt: new Date().toISOString(),
  }
  await writeContent(_id, () => contentWriter(env).createIfNotExists(document))
}

export const badReviewLink = () => new HttpError(400, 'bad_link', (t) => t.badReviewLink)
const alreadyReviewed = () => new HttpError(409, 'used_link', (t) => t.alreadyReviewed)

const DAY = 86_400_000
const NOTICE = 'review'
/** Orders from long before the first review requests are skipped. */
const LATEST_DAYS = 60

const DELIVERED_QUERY = defineQuery(
  `*[_type == "order" && status == "delivered" && paidAt > $since && defined(customer.email) && !($notice in coalesce(notices[]._key, []))] | order(paidAt asc)[0...200]`,
)

/** Emails everyone whose order arrived `reviewAfterDays` ago, once. One failure does not stop the others. */
export async function askForReviews(env: Env, now = new Date()): Promise<number> {
  const { brand, reviewAfterDays } = await readSettings(contentReader(env))
  const since = new Date(now.valueOf() - (LATEST_DAYS + reviewAfterDays) * DAY).toISOString()
  const found: unknown = await askContent(() =>
    contentWriter(env).fetch(DELIVERED_QUERY, { since, notice: NOTICE }),
  )
  const { composeReviewMail } = await import('./mail/compose-after-sales')
  let sent = 0
  for (const document of z.array(z.unknown()).parse(found)) {
    const { data: order, error } = orderDocument.safeParse(document)
    if (error) console.error(`reviews: ${idOf(document)}: ${error.message}`)
    const delivered = order && deliveredAt(order)
    if (!delivered || now.valueOf() < delivered.valueOf() + reviewAfterDays * DAY) continue
    try {
      const links = linksOf(env, order, now)
      const mail = await composeReviewMail(order, links, { brand, site: env.PUBLIC_SITE_URL })
      const key = `review/${createHash('sha256').update(order._id).digest('hex').slice(0, 32)}`
      await sendMail(env, { to: order.customer?.email ?? '', ...mail }, key)
      await changeOrder(env, order._id, ({ notices }, patch) =>
        notices.some(({ _key }) => _key === NOTICE)
          ? undefined
          : patch
              .setIfMissing({ notices: [] })
              .append('notices', [{ _key: NOTICE, _type: 'orderNotice', sentAt: now.toISOString() }]),
      )
      sent += 1
    } catch (error) {
      console.error(`reviews: ${order._id}: ${describe(error)}`)
    }
  }
  return sent
}

export interface ReviewLink {
  readonly name: string
  readonly address: string
}

const linksOf = (env: Env, { _id: orderId, lines, locale }: Order, now: Date): ReviewLink[] =>
  lines.map(({ productId, name }) => {
    const token = reviewToken({ orderId, productId }, now, env.REVIEWS_SECRET)
    return { name, address: `${env.PUBLIC_SITE_URL}/api/review?token=${token}&locale=${locale}` }
  })
