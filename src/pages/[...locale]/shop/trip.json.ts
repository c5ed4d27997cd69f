import type { APIRoute, GetStaticPaths } from 'astro'
import { getPlannerData } from '~/features/planner/planner-content.server'
import type { Locale } from '~/i18n/locales'
import { oncePerLocale } from '~/i18n/routes'

export const getStaticPaths = oncePerLocale satisfies GetStaticPaths

/** What the trip planner knows, loaded on the first plan. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await getPlannerData(locale))
