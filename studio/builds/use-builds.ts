import { useSyncExternalStore } from 'react'
import { apiHost, siteUrl } from '../environment'
import { followBuilds, NO_BUILDS } from './follow'

/** Only the local shop reports builds to the Studio; a host has its own page for them. */
export const hasLocalShop = apiHost !== undefined && siteUrl !== undefined

const builds = hasLocalShop && siteUrl ? followBuilds(siteUrl) : NO_BUILDS

export const useBuilds = () => useSyncExternalStore(builds.subscribe, builds.get)
