import { useSyncExternalStore } from 'react'
import { apiHost, siteUrl } from '../environment'
import { followBuilds, NO_BUILDS } from './follow'

/** Only the local shop tells how its builds go; a host has a page of its own for that. */
export const hasLocalShop = apiHost !== undefined && siteUrl !== undefined

const builds = hasLocalShop && siteUrl ? followBuilds(siteUrl) : NO_BUILDS

export const useBuilds = () => useSyncExternalStore(builds.subscribe, builds.get)
