import type { RSSFeedItem, RSSOptions } from '@astrojs/rss'
import type { Post, Settings } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pathFor } from '~/i18n/routes'
import { absolute } from '~/lib/absolute'
import { shareImage } from './share-image'
import { escapeXml } from './xml'

/** The articles in one language as an RSS feed, newest first. */
export const feedOf = (posts: readonly Post[], settings: Settings, locale: Locale): RSSOptions => {
  const t = MESSAGES[locale].blog
  return {
    title: `${settings.brand}: ${t.title}`,
    description: t.subtitle,
    site: absolute(pathFor('blog', locale)),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    },
    customData: [
      `<language>${locale}</language>`,
      `<atom:link href="${escapeXml(absolute(pathFor('feed', locale)))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.map((post) => itemOf(post, locale)),
  }
}

const itemOf = (post: Post, locale: Locale): RSSFeedItem => {
  const image = shareImage(post.picture)
  return {
    title: post.title.value,
    link: absolute(pathFor('post', locale, post.id)),
    description: post.excerpt.value,
    pubDate: new Date(`${post.publishedAt}T12:00:00Z`),
    categories: [MESSAGES[locale].blog.categories[post.category], ...post.tags.value],
    customData: [
      `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
      `<media:content url="${escapeXml(image.url)}" medium="image"><media:description>${escapeXml(image.alt)}</media:description></media:content>`,
    ].join(''),
  }
}
