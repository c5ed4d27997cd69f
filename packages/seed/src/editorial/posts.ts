import { readdirSync } from 'node:fs'
import {
  fieldOf,
  localizedBody,
  localizedString,
  localizedStrings,
  localizedText,
  picture,
  slug,
} from './localized'
import { readTextFile } from './text-file'

const slugs = readdirSync(new URL('../posts/', import.meta.url))
  .filter((name) => name.endsWith('.es.txt'))
  .map((name) => name.replace('.es.txt', ''))
  .toSorted()

/** Fields that do not depend on the language (date, author, category, flags) are in the Spanish file. */
const readPost = (name: string) => {
  const files = { es: readTextFile('posts', name, 'es'), en: readTextFile('posts', name, 'en') }
  const facebookUrl = files.es.optional('facebookUrl')
  return {
    _id: `post-${name}`,
    _type: 'post' as const,
    title: localizedString(fieldOf(files, 'title')),
    slug: slug(name),
    excerpt: localizedText(fieldOf(files, 'excerpt')),
    body: localizedBody(files),
    picture: picture(fieldOf(files, 'alt')),
    publishedAt: files.es.field('date'),
    author: files.es.field('author'),
    category: files.es.field('category'),
    tags: localizedStrings(fieldOf(files, 'tags')),
    isFacebookEmbed: files.es.optional('isFacebookEmbed') === 'true',
    ...(facebookUrl && { facebookUrl }),
    showRidePartner: files.es.optional('showRidePartner') === 'true',
  }
}

/** The blog posts, one for each pair of files in `packages/seed/src/posts`. */
export const posts = slugs.map(readPost)
