import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { mailboxOf } from '~/features/newsletter/mailbox.server'
import { LOCALES, type Locale } from '~/i18n/locales'
import { textIn } from '~/i18n/localized'
import { pathFor } from '~/i18n/routes'
import type { Env } from '~/lib/env/env.server'
import { readCatalog } from '../catalog'
import { askContent, contentReader, contentWriter } from '../content'
import { countToday } from '../daily-cap'
import { HttpError } from '../http-error'
import { sendMail } from '../mail/send'
import { availabilityId } from './documents'

const alertDocument = z.object({
  _id: z.string(),
  item: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
  createdAt: z.string(),
})

interface Wish {
  readonly item: string
  readonly email: string
  readonly locale: Locale
}

/** Waiting lists that one mailbox can be on. Anybody can enter an address, and each list sends it one email. */
const MOST_PER_MAILBOX = 5

const WAITING_QUERY = defineQuery(`count(*[_type == "stockAlert" && mailbox == $mailbox && _id != $id])`)

/** The number that its page shows, if it shows one. */
const shownLeft = async (reader: SanityClient, item: string): Promise<unknown> =>
  (await askContent(() => reader.getDocument(availabilityId(item))))?.['left']

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)

/**
 * Adds this address to the waiting list of a product. Repeating it changes nothing. 404 for an unknown product, 409 for
 * one that can be bought, 429 for a mailbox that is on {@link MOST_PER_MAILBOX} other lists.
 */
export async function requestAlert(env: Env, { item, email, locale }: Wish, network?: string): Promise<void> {
  const reader = contentReader(env)
  const { items } = await readCatalog(reader, [item])
  const product = items.get(item)
  if (!product) throw new HttpError(404, 'not_found', (t) => t.productNotFound)
  if (((await shownLeft(reader, item)) ?? product.stock) !== 0)
    throw new HttpError(409, 'in_stock', (t) => t.inStock)
  if (network !== undefined) await countToday(env, 'stockAlerts', network, new Date())
  const id = `stockAlert.${digest(`${item} ${mailboxOf(email)}`)}`
  const mailbox = digest(mailboxOf(email))
  const waiting = z
    .int()
    .parse(await askContent(() => contentWriter(env).fetch(WAITING_QUERY, { mailbox, id })))
  if (waiting >= MOST_PER_MAILBOX)
    throw new HttpError(429, 'too_many', (t) => t.tooManyAlerts(MOST_PER_MAILBOX))
  const createdAt = new Date().toISOString()
  const document = { _id: id, _type: 'stockAlert', item, email, mailbox, locale, createdAt }
  await askContent(() => contentWriter(env).createIfNotExists(document))
}

/** Addresses that are read at a time. */
const BATCH = 100

const ALERTS_QUERY = defineQuery(
  `*[_type == "stockAlert" && item == $item] | order(createdAt asc)[0...$batch]`,
)

/** Notifies everyone who waits for a product that can be bought again, each once, and deletes their addresses. */
export async function sendAlerts(env: Env, item: string): Promise<void> {
  const reader = contentReader(env)
  if ((await shownLeft(reader, item)) === 0) return
  let waiting = await nextAlerts(env, item)
  if (waiting.length === 0) return
  const { items, settings } = await readCatalog(reader, [item])
  const product = items.get(item)
  if (!product) return
  const { composeBackInStockMail } = await import('../mail/compose-after-sales')
  for (; waiting.length > 0; waiting = await nextAlerts(env, item))
    for (const { _id, email, locale, createdAt } of waiting) {
      const name = textIn(product.name, locale).value || item
      const mail = await composeBackInStockMail(locale, {
        brand: settings.brand,
        site: env.PUBLIC_SITE_URL,
        name,
        address: `${env.PUBLIC_SITE_URL}${pathFor('product', locale, item)}`,
      })
      await sendMail(env, { to: email, ...mail }, `back/${_id}/${createdAt}`)
      await askContent(() => contentWriter(env).delete(_id))
    }
}

const nextAlerts = async (env: Env, item: string) =>
  alertDocument
    .array()
    .parse(await askContent(() => contentWriter(env).fetch(ALERTS_QUERY, { item, batch: BATCH })))
