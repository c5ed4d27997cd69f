import type { Locale } from '~/i18n/locales'
import { contentIn } from './collections'
import { aboutPage } from './model/about-page'
import { agentPage } from './model/agent-page'
import { esimPage } from './model/esim-page'
import { helpPage } from './model/help-page'
import { homePage } from './model/home-page'
import { landingPage } from './model/landing-page'
import { toiletriesPage } from './model/toiletries-page'
import { filled, placeholderValues } from './placeholders'
import { getSettings } from './settings'
import type { Content } from './types'

const PAGES = { landingPage, homePage, esimPage, toiletriesPage, agentPage, aboutPage, helpPage }

/** The copy that editors own on a page. Throws when its document is missing. */
export const getPage = async <Id extends keyof typeof PAGES>(
  id: Id,
  locale: Locale,
): Promise<Content<(typeof PAGES)[Id]>> => {
  const [page] = await contentIn(PAGES[id], locale)
  if (!page) throw new Error(`Document "${id}" is missing: create and publish it in Studio`)
  return filled(page, placeholderValues(await getSettings(locale)))
}
