import type { Tool } from 'sanity'
import { siteUrl } from '../environment'
import { RocketIcon } from '../icons'
import { BuildsTool } from './BuildsTool'

/** Studio tool that says whether what was published is live. */
export const buildTools: Tool[] = siteUrl
  ? [{ name: 'builds', title: 'Publicaciones', icon: RocketIcon, component: BuildsTool }]
  : []
