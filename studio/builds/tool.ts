import type { Tool } from 'sanity'
import { deploysUrl } from '../environment'
import { RocketIcon } from '../icons'
import { BuildsTool } from './BuildsTool'
import { hasLocalShop } from './use-builds'

/** Studio tool with the last builds, where the host reports them. */
export const buildTools: Tool[] =
  hasLocalShop || deploysUrl
    ? [{ name: 'builds', title: 'Publicaciones', icon: RocketIcon, component: BuildsTool }]
    : []
