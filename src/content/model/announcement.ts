import { defineQuery } from 'groq'
import { z } from 'zod'
import { BANNER_PLACEHOLDERS, onlyPlaceholders } from '../placeholders'
import { contentType } from './content-type'
import { localizedText } from './localized'

export const BANNERS = ['usa', 'honduras'] as const

/** `$now` is an instant. If several are for one banner, the last to begin comes first. */
export const ANNOUNCEMENTS_QUERY =
  defineQuery(`*[_type == "announcement" && (!defined(from) || from <= $now) && (!defined(until) || until > $now)] | order(coalesce(from, "") desc, _id asc) {
  _id, banner, text
}`)

/** What a banner says for a limited time instead of the text in the settings. */
export const announcement = contentType({
  name: 'announcement',
  isPrivate: true,
  query: ANNOUNCEMENTS_QUERY,
  schema: z
    .object({ banner: z.enum(BANNERS), text: localizedText })
    .superRefine(onlyPlaceholders(BANNER_PLACEHOLDERS)),
  page: { route: 'home' },
  onEveryPage: true,
  ifInvalid: 'leave out',
})
