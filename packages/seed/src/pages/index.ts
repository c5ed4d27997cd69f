import { aboutPage } from './about-page'
import { agentPage } from './agent-page'
import { esimPage } from './esim-page'
import { helpPage } from './help-page'
import { homePage } from './home-page'
import { landingPage } from './landing-page'
import { toiletriesPage } from './toiletries-page'

export const pages = [landingPage, homePage, esimPage, toiletriesPage, agentPage, aboutPage, helpPage]
