import { useSyncExternalStore } from 'react'
import { apiHost, siteUrl } from '../environment'
import { followBuilds, followState, NO_BUILDS, NO_STATE } from './follow'

/** Only the local shop reports builds to the Studio; a host has its own page for them. */
export const hasLocalShop = apiHost !== undefined && siteUrl !== undefined

const builds = hasLocalShop && siteUrl ? followBuilds(siteUrl) : NO_BUILDS
const state = siteUrl ? followState(siteUrl) : NO_STATE

export const useBuilds = () => useSyncExternalStore(builds.subscribe, builds.get)
export const useSiteState = () => useSyncExternalStore(state.subscribe, state.get)
