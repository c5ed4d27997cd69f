import type { APIRoute, GetStaticPaths } from 'astro'
import { columnsOf, sentClimate, sentNeeds, sentPictures, sentRules } from '~/features/planner/columns'
import { getPlannerData } from '~/features/planner/planner-content.server'
import type { Locale } from '~/i18n/locales'
import { oncePerLocale } from '~/i18n/routes'

export const getStaticPaths = oncePerLocale satisfies GetStaticPaths

/** What the trip planner knows, loaded on the first plan. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { places, legs, activities, items, words, today: _, ...data } = await getPlannerData(locale)
  const pictures = [...new Set(activities.flatMap(({ picture }) => picture?.src ?? []))]
  // In this order they compress best.
  return Response.json({
    activities: columnsOf(
      activities
        .toSorted((a, b) => a.place.localeCompare(b.place))
        .map(({ times, interests, length, place, id, needs, closedDays, picture, ...activity }) => ({
          times,
          interests,
          length,
          place,
          id,
          needs,
          closedDays,
          picture: picture && pictures.indexOf(picture.src),
          ...activity,
        })),
    ),
    legs: columnsOf(legs),
    ...data,
    words: { ...words, needs: sentNeeds(words.needs, items) },
    packing: columnsOf(
      items.map(({ product, group, id, name, rules, bagRule, isBattery, quantity, grams, ...item }) => ({
        product,
        group,
        id,
        name,
        rules: sentRules(rules),
        bagRule,
        isBattery,
        quantity,
        ...item,
        grams,
      })),
    ),
    places: columnsOf(places.map((place) => ({ ...place, climate: sentClimate(place.climate) }))),
    pictures: sentPictures(pictures),
  })
}
