import type { APIRoute, GetStaticPaths } from 'astro'
import { getCategories, getKits, getProducts } from '~/content/products'
import { getSettings } from '~/content/settings'
import { catalogIndexOf } from '~/features/catalog-index/make-index.server'
import { LOCALES, type Locale } from '~/i18n/locales'
import { oncePerLocale } from '~/i18n/routes'

export const getStaticPaths = oncePerLocale satisfies GetStaticPaths

/** The catalog for filters and cart, in columns (LIST-08). */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const others = LOCALES.filter((other) => other !== locale)
  const translations = await Promise.all(others.flatMap((other) => [getProducts(other), getKits(other)]))
  return Response.json(
    catalogIndexOf(
      await getProducts(locale),
      await getKits(locale),
      await getCategories(locale),
      (await getSettings(locale)).synonyms,
      locale,
      translations.flat(),
    ),
  )
}
