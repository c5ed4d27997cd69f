import rss from '@astrojs/rss'
import type { APIRoute, GetStaticPaths } from 'astro'
import { getPosts } from '~/content/posts'
import { getSettings } from '~/content/settings'
import type { Locale } from '~/i18n/locales'
import { oncePerLocale } from '~/i18n/routes'
import { feedOf } from '~/seo/feed'

export const getStaticPaths = oncePerLocale satisfies GetStaticPaths

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  rss(feedOf(await getPosts(locale), await getSettings(locale), locale))
