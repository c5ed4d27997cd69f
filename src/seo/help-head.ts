import type { FAQPage, WithContext } from 'schema-dts'
import { plainText } from '~/content/outline'
import type { getPage } from '~/content/pages'
import type { Settings } from '~/content/types'
import type { Locale } from '~/i18n/locales'
import { HEAD_MESSAGES } from '~/i18n/messages/heads'
import { pathFor } from '~/i18n/routes'
import { summary } from '~/lib/summary'
import type { Head } from './head'
import { breadcrumbData, organizationData } from './structured-data'
import { pageTrail } from './trails'

type HelpPage = Awaited<ReturnType<typeof getPage<'helpPage'>>>
type AboutPage = Awaited<ReturnType<typeof getPage<'aboutPage'>>>

export const helpHead = (page: HelpPage, locale: Locale): Head => ({
  ...HEAD_MESSAGES[locale].help,
  description: summary(page.intro.value),
  path: pathFor('help', locale),
  jsonLd: [faqData(page, locale), breadcrumbData(pageTrail('help', page.title, locale))],
})

export const aboutHead = (page: AboutPage, settings: Settings, locale: Locale): Head => ({
  ...HEAD_MESSAGES[locale].about,
  description: summary(page.intro.value),
  path: pathFor('about', locale),
  jsonLd: [organizationData(settings), breadcrumbData(pageTrail('about', page.title, locale))],
})

const faqData = ({ topics }: HelpPage, locale: Locale): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ title, body }) => ({
      '@type': 'Question' as const,
      name: title.value,
      acceptedAnswer: { '@type': 'Answer' as const, text: body.value.map(plainText).join('\n') },
    })),
  ),
})
