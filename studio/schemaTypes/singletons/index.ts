import { documentType } from '~/content/model'
import { aboutPage } from './about-page'
import { agentPage } from './agent-page'
import { esimPage } from './esim-page'
import { helpPage } from './help-page'
import { homePage } from './home-page'
import { landingPage } from './landing-page'
import { siteSettings } from './site-settings'
import { toiletriesPage } from './toiletries-page'

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes = [
  siteSettings,
  landingPage,
  homePage,
  esimPage,
  toiletriesPage,
  agentPage,
  aboutPage,
  helpPage,
]

export const isSingleton = (type: string): boolean => documentType(type)?.isSingleton ?? false
