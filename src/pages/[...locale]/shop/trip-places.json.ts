import type { APIRoute, GetStaticPaths } from 'astro'
import { getPlaceNames } from '~/features/planner/planner-content.server'
import type { Locale } from '~/i18n/locales'
import { oncePerLocale } from '~/i18n/routes'

export const getStaticPaths = oncePerLocale satisfies GetStaticPaths

/** What travelers call the planner's places, loaded when a request is read. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await getPlaceNames(locale))
