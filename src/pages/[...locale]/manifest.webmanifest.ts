import type { APIRoute, GetStaticPaths } from 'astro'
import { getSettings } from '~/content/settings'
import { DEFAULT_LOCALE, type Locale } from '~/i18n/locales'
import { oncePerLocale, pathFor } from '~/i18n/routes'

export const getStaticPaths = oncePerLocale satisfies GetStaticPaths

/** The web app manifest. Both languages are one app, so they have one `id`. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { brand, tagline } = await getSettings(locale)
  return Response.json({
    name: brand,
    short_name: brand,
    description: tagline.value,
    lang: locale,
    id: pathFor('home', DEFAULT_LOCALE),
    start_url: pathFor('home', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ee',
    theme_color: '#0e4c5c',
    categories: ['shopping', 'travel'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
