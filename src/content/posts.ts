import { entriesOf, listIn, perLocale } from './collections'
import { textIn } from './localized'
import { pictureIn } from './picture'
import { policySchema, postSchema } from './schemas'
import type { Policy, Post } from './types'

/** Every article, the newest first. */
export const getPosts = perLocale(async (locale): Promise<Post[]> =>
  (await entriesOf('posts', postSchema)).map((entry) => ({
    id: entry.id,
    title: textIn(entry.title, locale),
    excerpt: textIn(entry.excerpt, locale),
    body: listIn(entry.body, locale),
    publishedAt: entry.publishedAt,
    author: entry.author,
    category: entry.category,
    tags: listIn(entry.tags, locale),
    facebookUrl: entry.facebookUrl,
    isFacebookEmbed: entry.isFacebookEmbed,
    showRidePartner: entry.showRidePartner,
    picture: pictureIn(entry.picture, locale),
    updatedAt: entry._updatedAt,
  })),
)

/** The four legal pages. */
export const getPolicies = perLocale(async (locale): Promise<Policy[]> =>
  (await entriesOf('policies', policySchema)).map((entry) => ({
    id: entry.id,
    title: textIn(entry.title, locale),
    body: listIn(entry.body, locale),
    lastUpdated: entry.lastUpdated,
    updatedAt: entry._updatedAt,
  })),
)
