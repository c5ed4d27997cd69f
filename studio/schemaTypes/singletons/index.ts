import { agentPage } from './agent-page'
import { esimPage } from './esim-page'
import { homePage } from './home-page'
import { landingPage } from './landing-page'
import { siteSettings } from './site-settings'
import { toiletriesPage } from './toiletries-page'

/** Types with one document, whose id is the type's name. */
export const singletonTypes = [siteSettings, landingPage, homePage, esimPage, toiletriesPage, agentPage]

const NAMES: ReadonlySet<string> = new Set(singletonTypes.map((type) => type.name))

export const isSingleton = (type: string): boolean => NAMES.has(type)
