import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { pictureSchema } from '../picture'
import { onlyPlaceholders, POST_PLACEHOLDERS } from '../placeholders'
import { portableText } from '../portable-text'
import { contentType } from './content-type'
import { flag, optionalList, optionalUrl, slug } from './fields'
import { BODY, PICTURE } from './fragments'
import { localized, localizedText } from './localized'

export const POST_CATEGORIES = [
  'technology',
  'travel-news',
  'travel-trends',
  'destinations',
  'safety',
  'sustainable-tourism',
  'economy',
] as const

/** `$minute` is one of Honduras, such as `2026-11-27T18:00`. */
export const POSTS_QUERY =
  defineQuery(`*[_type == "post" && publishedAt + "T" + coalesce(publishTime, "00:00") <= $minute] | order(publishedAt desc, coalesce(publishTime, "00:00") desc, _id asc) {
  _id, "id": slug.current, "updatedAt": _updatedAt, title, excerpt, body ${BODY}, publishedAt, author, category, tags,
  isFacebookEmbed, facebookUrl, showRidePartner, checkedOn,
  picture ${PICTURE}
}`)

export const post = contentType({
  name: 'post',
  query: POSTS_QUERY,
  schema: z
    .object({
      id: slug,
      updatedAt: z.string(),
      title: localizedText,
      excerpt: localizedText,
      body: localized(portableText),
      /** YYYY-MM-DD */
      publishedAt: z.iso.date(),
      author: z.string(),
      category: z.enum(POST_CATEGORIES),
      tags: optionalList,
      isFacebookEmbed: flag,
      facebookUrl: optionalUrl.catch(undefined),
      showRidePartner: flag,
      /** YYYY-MM-DD: when editors last checked the facts that change. The text shows it where it says `{checkedOn}`. */
      checkedOn: optional(z.iso.date()),
      picture: pictureSchema,
    })
    .superRefine(onlyPlaceholders(POST_PLACEHOLDERS))
    .refine(({ isFacebookEmbed, facebookUrl }) => !isFacebookEmbed || facebookUrl !== undefined, {
      path: ['facebookUrl'],
      message: 'has no address of the Facebook post',
    })
    .refine(
      ({ body, checkedOn }) => checkedOn !== undefined || !JSON.stringify(body).includes('{checkedOn}'),
      {
        path: ['checkedOn'],
        message: 'is needed: the text says {checkedOn}',
      },
    ),
  page: { route: 'post', param: 'slug', isMain: true },
  ifInvalid: 'leave out',
})
