import { inLocale, localeOf } from '~/i18n/routes'
import { LOCALES, type Locale } from '~/i18n/locales'
import type { PageFacts } from './facts'
import { isInOtherLanguage } from './languages'
import { structuredDataProblems } from './structured-data'

/** Allowed length of a description. */
const DESCRIPTION = { least: 70, most: 160 }

/** Violations of QUAL-01, SEO-01 and LANG-01 on the page at `path`. */
export const pageProblems = (facts: PageFacts, path: string, origin: string): string[] => {
  const locale = localeOf(path)
  return [
    ...headProblems(facts, locale),
    ...(facts.robots.includes('noindex') ? hiddenPageProblems(facts) : addressProblems(facts, path, origin)),
    ...(facts.headings.length === 1 ? [] : [`h1: ${facts.headings.join(' | ') || 'none'}`]),
    ...facts.picturesWithoutAlt.map((picture) => `no text alternative: ${picture}`),
    ...facts.texts
      .filter((text) => isInOtherLanguage(text, locale))
      .map(({ text, lang }) => `not in ${lang}: ${text.slice(0, 80)}`),
    ...structuredDataProblems(facts.jsonLd, origin),
  ]
}

const headProblems = (
  { lang, title, description, robots, shareImage }: PageFacts,
  locale: Locale,
): string[] => [
  ...(lang === locale ? [] : [`lang is "${lang}", not ${locale}`]),
  ...(/^\S.* · \S/.test(title) ? [] : [`title: "${title}"`]),
  ...(description.length >= (robots ? 1 : DESCRIPTION.least) && description.length <= DESCRIPTION.most
    ? []
    : [`description of ${description.length} letters: "${description}"`]),
  ...(/^https?:\/\/.+\.(jpg|png)/.test(shareImage) ? [] : [`picture to share: "${shareImage}"`]),
]

/** A page that is not indexed has no canonical or alternate address. */
const hiddenPageProblems = ({ canonical, alternates }: PageFacts): string[] =>
  canonical.length + alternates.length === 0 ? [] : ['not indexed, yet it has a canonical or an alternate']

const addressProblems = ({ canonical, alternates }: PageFacts, path: string, origin: string): string[] => {
  const at = (locale: Locale) => origin + inLocale(path, locale)
  const wanted = [...LOCALES.map((code) => `${code} ${at(code)}`), `x-default ${at('es')}`]
  const given = alternates.map((pair) => pair.join(' '))
  return [
    ...(canonical.join() === origin + path ? [] : [`canonical: ${canonical.join(', ') || 'none'}`]),
    ...(given.toSorted().join() === wanted.toSorted().join()
      ? []
      : [`hreflang: ${given.join(', ') || 'none'}`]),
  ]
}
